import type { MiddlewareHandler } from "hono";
import { withDeadline } from "@site/http";
import { httpLimits } from "./http-limits.ts";
import { errorResponse } from "./error-response.ts";

/**
 * Answers 504 when the routes after it have not answered in time. Their work goes on: statements, mail and calls to other servers
 * have limits of their own.
 * @param milliseconds shorter in tests
 */
export function timeLimit(milliseconds: number = httpLimits.answerTime): MiddlewareHandler {
  return async (_context, next) => withDeadline(next(), milliseconds, () => errorResponse(504));
}
