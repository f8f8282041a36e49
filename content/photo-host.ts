/** The only third-party host that pages load images from, apart from a captcha's (S7.7). */
export const photoHost = "https://images.unsplash.com";
