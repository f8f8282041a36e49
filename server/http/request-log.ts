import type { MiddlewareHandler } from "hono";
import type { AccessLog } from "./access-log.ts";
import { requestIdOf } from "./request-id.ts";

/** Numbers each request of the app, tells the number in the answer, and records what was answered. */
export function requestLog(record: AccessLog, trustsProxy: boolean): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const id = requestIdOf(context.req.header("x-request-id"), trustsProxy);
    await next();
    const { res: response, req: request, error } = context;
    response.headers.set("X-Request-Id", id);
    const milliseconds = performance.now() - start;
    record({ id, method: request.method, url: request.path, status: response.status, milliseconds, error });
  };
}
