/** The host of the stock photos (S7.7). Pages load from no other host, except from that of a captcha if one is set. */
export const photoHost = "https://images.unsplash.com";
