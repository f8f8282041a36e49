import type { Context, MiddlewareHandler } from "hono";

/** Hono's `csrf` looks at forms' content types only, and reads them otherwise than browsers do. */
export function ownOriginOnly(isOwn: (origin: string | undefined, context: Context) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || isOwn(context.req.header("origin"), context)) return next();
    return context.text("Forbidden", 403);
  };
}
