import type { MiddlewareHandler } from "hono";
import { asksForPreload, type Settings } from "../settings.server.ts";
import type { StoredPage } from "../pages/make-page.ts";

/** The host of the stock photos (S7.7), the only one outside that a page loads from. */
const photoHost = "https://images.unsplash.com";

/** On every response, whatever its kind. */
export const commonHeaders: Readonly<Record<string, string>> = {
  // Browsers ship the preload list: a domain leaves it after months, and its subdomains answer by HTTPS alone until then.
  "Strict-Transport-Security": `max-age=63072000${asksForPreload(process.env) ? "; includeSubDomains; preload" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // No page here opens a window that keeps hold of it, so this severs as much as `same-origin`. That, with the next one, would
  // isolate the page in a process begun only once the answer is there, for powers that nothing here uses (docs/performance.md).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For everything that is not a page: nothing may run or load in it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * What each provider asks for: developers.cloudflare.com/turnstile/reference/content-security-policy, and
 * docs.hcaptcha.com, which asks for every subdomain, because those of its files change.
 */
const captchaSources = {
  turnstile: { directives: ["script-src", "frame-src"], hosts: "https://challenges.cloudflare.com" },
  hcaptcha: {
    directives: ["script-src", "frame-src", "style-src", "connect-src"],
    hosts: "https://hcaptcha.com https://*.hcaptcha.com",
  },
} as const;

type PolicySettings = Pick<Settings, "supabase" | "captcha">;

/** The policy of one page: what it uses and nothing else. A hosted backend and a captcha add their own hosts, and only those. */
export function pagePolicy(
  page: Pick<StoredPage, "scriptSources" | "styleSources">,
  { supabase, captcha }: PolicySettings,
): string {
  const added = captcha && captchaSources[captcha.provider];
  const directive = (name: string, ...own: readonly string[]): string[] => {
    const asked = added?.directives.some((directive) => directive === name) ? [added.hosts] : [];
    const sources = [...own, ...asked];
    return sources.length === 0 ? [] : [[name, ...sources].join(" ")];
  };
  return [
    "default-src 'none'",
    ...directive("script-src", "'self'", ...page.scriptSources),
    ...directive("style-src", "'self'", ...page.styleSources),
    `img-src 'self' data: ${photoHost}`,
    "font-src 'self'",
    ...directive("connect-src", "'self'", ...(supabase ? [supabase.url] : [])),
    ...directive("frame-src"),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/**
 * The headers of one page. A captcha's frame answers without the two headers that COEP asks of it (hCaptcha sent them for a
 * while, then no more: hCaptcha/react-hcaptcha#380), so with one the pages embed without COEP. docs/security.md says what that costs.
 */
export function pageHeaders(
  page: Pick<StoredPage, "scriptSources" | "styleSources">,
  settings: PolicySettings,
): Record<string, string> {
  return {
    ...commonHeaders,
    "Content-Security-Policy": pagePolicy(page, settings),
    ...(settings.captcha && { "Cross-Origin-Embedder-Policy": "unsafe-none" }),
  };
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
