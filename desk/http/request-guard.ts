import type { Context, MiddlewareHandler } from "hono";
import { adminErrors } from "#content/generated/desk/admin.ts";
import { loopbackHosts } from "#server/http/own-origin.ts";

export type AllowedOrigins = ReadonlyMap<string, string>;

export function allowedOrigins(port: number, adminOrigin: string | null): AllowedOrigins {
  const origins = [...loopbackHosts(port).map((host) => `http://${host}`), ...(adminOrigin ? [adminOrigin] : [])];
  return new Map(origins.map((origin) => [new URL(origin).host, origin]));
}

const refused = (sentence: string, status: 403 | 421): Response =>
  new Response(`${sentence}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** Reads Sec-Fetch-Site. Other ports of localhost are other origins on the same site, so their requests carry the session cookie. */
export function isLedFromElsewhere({ req: request }: Context): boolean {
  return /^(same-site|cross-site)$/.test(request.header("sec-fetch-site") ?? "");
}

const isEmbedded = (context: Context): boolean =>
  isLedFromElsewhere(context) &&
  !(context.req.header("sec-fetch-mode") === "navigate" && context.req.header("sec-fetch-dest") === "document");

/** Rejects a foreign Host (DNS rebinding), changes not sent by the desk's pages, and embedding or fetching by other origins. */
export function requestGuard(origins: AllowedOrigins): MiddlewareHandler<{ Variables: { origin: string } }> {
  return async (context, next) => {
    const { req: request } = context;
    const origin = origins.get((request.header("host") ?? "").toLowerCase());
    if (origin === undefined) return refused(adminErrors.host, 421);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isEmbedded(context)) return refused(adminErrors.origin, 403);
    if (!isRead && request.header("origin") !== origin) return refused(adminErrors.origin, 403);
    context.set("origin", origin);
    return next();
  };
}
