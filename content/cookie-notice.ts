/** The cookie label of the spec profile: shown on every load, keeps nothing (P1). */
export const cookieNotice = {
  heading: "Cookies",
  text: "We set no cookies of our own. Your browser keeps your sign-in and your choice of light or dark. Photos come from another host.",
  accept: "Accept",
  learnMore: "Learn more",
} as const;
