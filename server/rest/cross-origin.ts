import type { MiddlewareHandler } from "hono";

const METHODS = "GET, HEAD, POST, OPTIONS";
/** What the official clients send. */
const HEADERS =
  "apikey, authorization, content-type, prefer, range, range-unit, accept, accept-profile, content-profile, x-client-info, x-supabase-api-version, x-retry-count, if-none-match";
export const EXPOSED = "Content-Range, Content-Location, ETag, Location, Preference-Applied, Range-Unit, Retry-After";

/**
 * Lets pages of any origin call, as Supabase does, so that this server can be another site's backend. No cookie
 * takes part (the origin is "*", which rules credentials out), so a caller has only the rights of the token it holds.
 */
export const crossOrigin: MiddlewareHandler = async (context, next) => {
  if (context.req.method === "OPTIONS") {
    context.res = new Response(null, {
      status: 204,
      headers: {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": METHODS,
        "access-control-allow-headers": HEADERS,
        "access-control-max-age": "86400",
      },
    });
    return;
  }
  await next();
  context.res.headers.set("access-control-allow-origin", "*");
  context.res.headers.set("access-control-expose-headers", EXPOSED);
};
