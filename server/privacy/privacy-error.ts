import type { ReceiptProblem } from "#shared/receipt.ts";

export const problemStatus = {
  email: 400,
  malformed: 400,
  expired: 410,
  "other-browser": 409,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<ReceiptProblem, number>;

export class PrivacyError extends Error {
  readonly problem: ReceiptProblem;
  /** Whole seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(problem: ReceiptProblem, retryAfter?: number) {
    super(`The request came to nothing: ${problem}.`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
