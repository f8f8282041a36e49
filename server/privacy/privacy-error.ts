import type { ReceiptProblem } from "#shared/receipt.ts";
import { ProblemError } from "../lib/problem-error.ts";

export const problemStatus = {
  email: 400,
  malformed: 400,
  expired: 410,
  "other-browser": 409,
  captcha: 400,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<ReceiptProblem, number>;

export class PrivacyError extends ProblemError<ReceiptProblem> {}
