import type { MiddlewareHandler } from "hono";
import { commonHeaders } from "#server/http/security-headers.ts";

/** The desk has no script at all, so none may run. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const headers: Readonly<Record<string, string>> = {
  ...commonHeaders,
  "Content-Security-Policy": policy,
  "Cross-Origin-Opener-Policy": "same-origin",
  // The URLs of the desk may contain the address of a message.
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};

/** Adds the desk's headers to every response; a response without its own Cache-Control must not be stored. */
export function deskHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
    if (!context.res.headers.has("Cache-Control")) context.res.headers.set("Cache-Control", "no-store");
  };
}
