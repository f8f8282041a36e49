/** The cookie label of the spec profile: shown on every load, keeps nothing (P1). */
export const cookieNotice = {
  heading: "Contents: cookies",
  text: "This site sets no cookies of its own. Your browser keeps your sign-in and your choice of day or night, if you make one. Photos come from another host.",
  accept: "Accept",
  learnMore: "Learn more",
} as const;
