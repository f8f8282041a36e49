import type { Context, MiddlewareHandler } from "hono";

/**
 * Hono's `csrf` compares the origin only for the content types of forms, and reads the type otherwise than browsers do,
 * which send `,application/x-www-form-urlencoded` without asking first.
 */
export function ownOriginOnly(isOwn: (origin: string | undefined, context: Context) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || isOwn(context.req.header("origin"), context)) return next();
    return context.text("Forbidden", 403);
  };
}
