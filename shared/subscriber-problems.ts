/** Why a request of the newsletter's forms failed, as the server returns it and the forms explain it. */
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
