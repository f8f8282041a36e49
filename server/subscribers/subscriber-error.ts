import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import { ProblemError } from "../lib/problem-error.ts";

export const problemStatus = {
  email: 400,
  number: 400,
  country: 400,
  captcha: 400,
  limit: 429,
  unavailable: 503,
  expired: 410,
  "other-browser": 409,
} as const satisfies Record<SubscriberProblem, number>;

export class SubscriberError extends ProblemError<SubscriberProblem> {}
