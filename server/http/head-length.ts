import type { MiddlewareHandler } from "hono";

/** Hono answers HEAD by the route of GET and drops the body. Its length is a header of GET, so HEAD has it too. */
export function headLength(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res: response, req: request } = context;
    if (request.method !== "HEAD" || response.body === null || response.headers.has("Content-Length")) return;
    response.headers.set("Content-Length", String((await response.clone().arrayBuffer()).byteLength));
  };
}
