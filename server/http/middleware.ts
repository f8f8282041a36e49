import type { MiddlewareHandler } from "hono";
import { withDeadline } from "@site/http";
import { errorResponse } from "./error-response.ts";
import { httpLimits } from "./http-limits.ts";

/** Hono answers HEAD with the GET route and drops the body, but HEAD has to send GET's length. */
export function headLength(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: response, req: request } = context;
    if (request.method !== "HEAD" || response.body === null || response.headers.has("Content-Length")) return;
    response.headers.set("Content-Length", String((await response.clone().arrayBuffer()).byteLength));
  };
}

/** 504 after the limit. The work continues: statements, mail and calls have their own limits. */
export function timeLimit(milliseconds: number = httpLimits.answerTime): MiddlewareHandler {
  return async (_context, next) => withDeadline(next(), milliseconds, () => errorResponse(504));
}
