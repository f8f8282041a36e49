/** Returned by the server and explained by the newsletter's forms. */
export const subscriberProblems = [
  "email",
  "number",
  "country",
  "captcha",
  "limit",
  "unavailable",
  "expired",
  "other-browser",
] as const;

export type SubscriberProblem = (typeof subscriberProblems)[number];
