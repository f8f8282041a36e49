import type { MiddlewareHandler } from "hono";

/** Keeps the answers of the routes after it, and their errors, out of every cache. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set("Cache-Control", "no-store");
};
