import type { MiddlewareHandler } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { Logger } from "../log.ts";

/** One line for each request: its path without the query, which can hold a token. */
export function accessLog(log: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info({
      id: context.get("requestId"),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
