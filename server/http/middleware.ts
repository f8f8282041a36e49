import type { MiddlewareHandler } from "hono";
import { withDeadline } from "@site/http";
import { errorResponse } from "./error-response.ts";
import { httpLimits } from "./http-limits.ts";

/** Hono answers HEAD by the route of GET and drops the body, but HEAD has to send the length of GET. */
export function headLength(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: response, req: request } = context;
    if (request.method !== "HEAD" || response.body === null || response.headers.has("Content-Length")) return;
    response.headers.set("Content-Length", String((await response.clone().arrayBuffer()).byteLength));
  };
}

/** 504 after the limit. The work goes on: statements, mail and calls have limits of their own. */
export function timeLimit(milliseconds: number = httpLimits.answerTime): MiddlewareHandler {
  return async (_context, next) => withDeadline(next(), milliseconds, () => errorResponse(504));
}
