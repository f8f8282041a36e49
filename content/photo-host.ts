/** The only third-party host of pages, apart from a captcha's (S7.7). */
export const photoHost = "https://images.unsplash.com";
