/** The cookie label of the spec profile: shown on every load, keeps nothing (P1). */
export const cookieNotice = {
  heading: "Contents: cookies",
  text: "We set no cookies of our own. Your browser keeps your sign-in and your choice of day or night. Photos come from another host.",
  accept: "Accept",
  learnMore: "Learn more",
} as const;
