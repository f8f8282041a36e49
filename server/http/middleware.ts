import type { MiddlewareHandler } from "hono";
import { withDeadline } from "@site/http";
import { errorResponse } from "./error-response.ts";
import { httpLimits } from "./http-limits.ts";

/** Hono answers HEAD with the GET route and drops the body, but Content-Length must be GET's. */
export function headLength(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: response, req: request } = context;
    if (request.method !== "HEAD" || response.body === null || response.headers.has("Content-Length")) return;
    response.headers.set("Content-Length", String((await response.clone().arrayBuffer()).byteLength));
  };
}

/** Responds with 504. The work isn't aborted, because queries, mail and outgoing requests have separate timeouts. */
export function timeLimit(milliseconds: number = httpLimits.answerTime): MiddlewareHandler {
  return async (_context, next) => withDeadline(next(), milliseconds, () => errorResponse(504));
}

export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set("Cache-Control", "no-store");
};
