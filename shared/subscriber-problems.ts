/** Why a request of the newsletter's forms came to nothing, as the server answers it and the forms tell it. */
export const subscriberProblems = [
  "email",
  "number",
  "country",
  "limit",
  "unavailable",
  "expired",
  "other-browser",
] as const;

export type SubscriberProblem = (typeof subscriberProblems)[number];
