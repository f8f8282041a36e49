import type { SubscriberProblem } from "#shared/subscriber-problems.ts";

export const problemStatus = {
  email: 400,
  number: 400,
  country: 400,
  limit: 429,
  unavailable: 503,
  expired: 410,
  "other-browser": 409,
} as const satisfies Record<SubscriberProblem, number>;

export class SubscriberError extends Error {
  readonly problem: SubscriberProblem;
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(problem: SubscriberProblem, retryAfter?: number) {
    super(`The request came to nothing: ${problem}.`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
