import type { Context, MiddlewareHandler } from "hono";

/** Hono's `csrf` checks only form content types, and parses them differently from browsers. */
export function ownOriginOnly(isOwn: (origin: string | undefined, context: Context) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    if (method === "GET" || method === "HEAD" || isOwn(context.req.header("origin"), context)) return next();
    return context.text("Forbidden", 403);
  };
}

export const loopback = "127.0.0.1";

/** Rejecting other Host headers prevents DNS rebinding. */
export const loopbackHosts = (port: number): string[] => [`localhost:${port}`, `${loopback}:${port}`];
