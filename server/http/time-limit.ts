import type { MiddlewareHandler } from "hono";
import { httpLimits } from "./http-limits.ts";
import { errorResponse } from "./error-response.ts";

/**
 * Answers 504 when the routes after it have not answered in time. Their work is not interrupted: statements, letters and
 * calls to others have limits of their own, and what they finish later goes nowhere.
 * @param milliseconds shorter in tests
 */
export function timeLimit(milliseconds: number = httpLimits.answerTime): MiddlewareHandler {
  return async (_context, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(errorResponse(504)), milliseconds);
    });
    try {
      return await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
