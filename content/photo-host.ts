/** Pages load from no other host, except a captcha's if one is set (S7.7). */
export const photoHost = "https://images.unsplash.com";
