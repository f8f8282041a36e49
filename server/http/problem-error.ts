import type { Context } from "hono";
import type { ReceiptProblem } from "#shared/receipt.ts";
import type { SubscriberProblem } from "#shared/subscriber-problems.ts";
import { isDatabaseUnavailable, LimitError, type Log } from "@site/backend";
import { clientIp } from "@site/http";
import { audit } from "../log/security-events.ts";

type Problem = SubscriberProblem | ReceiptProblem;

const statuses = {
  email: 400,
  number: 400,
  country: 400,
  malformed: 400,
  captcha: 400,
  "other-browser": 409,
  expired: 410,
  limit: 429,
  unavailable: 503,
} as const satisfies Record<Problem, number>;

export class ProblemError extends Error {
  readonly problem: Problem;
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`The request failed: ${problem}.`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Also records exceeded limits. @returns null for an unexpected error */
export function toProblem(error: Error, request: Context, parts: { log: Log; trustedProxyCount: number }) {
  const known = toProblemError(error);
  if (known?.problem === "limit") {
    const ip = clientIp(request, parts.trustedProxyCount);
    audit(parts.log, "limit_reached", { address: ip, method: request.req.path });
  }
  return known;
}

function toProblemError(error: Error): ProblemError | null {
  if (error instanceof ProblemError) return error;
  if (error instanceof LimitError) return new ProblemError("limit", error.retryAfter);
  return isDatabaseUnavailable(error) ? new ProblemError("unavailable", 5) : null;
}

export function problemAnswer(request: Context, { problem, retryAfter }: ProblemError): Response {
  if (retryAfter !== undefined) request.header("Retry-After", String(retryAfter));
  return request.json({ problem }, statuses[problem]);
}
