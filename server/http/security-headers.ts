import type { MiddlewareHandler } from "hono";
import type { Settings } from "../settings.server.ts";
import type { StoredPage } from "../pages/stored-page.ts";

/** The host of the stock photos (S7.7), the only one outside that a page loads from. */
const photoHost = "https://images.unsplash.com";

/** On every response, whatever its kind. */
export const commonHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For everything that is not a page: nothing may run or load in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The policy of one page: what it uses and nothing else. A hosted backend adds its own origin, and only that. */
export function pagePolicy(
  page: Pick<StoredPage, "scriptHashes" | "styleHashes">,
  settings: Pick<Settings, "supabase">,
): string {
  const backend = settings.supabase ? ` ${settings.supabase.url}` : "";
  return [
    "default-src 'none'",
    `script-src 'self' ${page.scriptHashes.join(" ")}`.trimEnd(),
    `style-src 'self' ${page.styleHashes.join(" ")}`.trimEnd(),
    `img-src 'self' ${photoHost}`,
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Adds the common headers to every response; a response that brings no policy of its own gets the closed one. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(commonHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
  };
}
