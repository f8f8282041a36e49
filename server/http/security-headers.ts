import type { MiddlewareHandler } from "hono";
import { photoHost } from "#content/photo-host.ts";
import { asksForPreload, type Settings } from "../settings/settings.ts";

/** Headers of every response. Files that browsers don't open as documents need no others. */
export const fileHeaders: Readonly<Record<string, string>> = {
  // Preloading is opt-in, because leaving the browsers' list takes months in which all subdomains need HTTPS.
  "Strict-Transport-Security": `max-age=63072000${asksForPreload(process.env) ? "; includeSubDomains; preload" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

export const commonHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // Isolates pages as strictly as `same-origin`, because none keeps a window reference, but needs no extra process
  // (docs/performance.md).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "credentialless",
};

/** For responses that are not pages, in case a browser opens them as one. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For plain text, SVG, API responses, errors and redirects. */
export const closedHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  "Content-Security-Policy": closedPolicy,
};

/** Sources: developers.cloudflare.com/turnstile/reference/content-security-policy, docs.hcaptcha.com. */
const captchaSources = {
  turnstile: { directives: ["script-src", "frame-src"], hosts: "https://challenges.cloudflare.com" },
  hcaptcha: {
    directives: ["script-src", "frame-src", "style-src", "connect-src"],
    hosts: "https://hcaptcha.com https://*.hcaptcha.com",
  },
} as const;

/** Hashes (`'sha256-…'`) or, in development, nonces. */
interface InlineSources {
  scriptSources: readonly string[];
  styleSources: readonly string[];
}

type PolicySettings = Pick<Settings, "supabase" | "captcha" | "analytics">;

/** Allows only what pages use, plus the hosts of a hosted backend, a captcha and an analytics service. */
export function pagePolicy(page: InlineSources, { supabase, captcha, analytics }: PolicySettings): string {
  const added = captcha && captchaSources[captcha.provider];
  const directive = (name: string, ...own: readonly string[]): string[] => {
    const captchaHosts = added?.directives.some((directive) => directive === name) ? [added.hosts] : [];
    const sources = [...own, ...captchaHosts];
    return sources.length === 0 ? [] : [[name, ...sources].join(" ")];
  };
  return [
    "default-src 'none'",
    ...directive("script-src", "'self'", ...page.scriptSources),
    ...directive("style-src", "'self'", ...page.styleSources),
    `img-src 'self' data: ${photoHost}`,
    "font-src 'self'",
    ...directive(
      "connect-src",
      "'self'",
      ...(supabase ? [supabase.url] : []),
      ...(analytics ? [new URL(analytics.endpoint).origin] : []),
    ),
    ...directive("frame-src"),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** A captcha rules out COEP: its frames lack the required header (hCaptcha/react-hcaptcha#380, docs/security.md). */
export function pageHeaders(page: InlineSources, settings: PolicySettings): Record<string, string> {
  return {
    ...commonHeaders,
    "Content-Security-Policy": pagePolicy(page, settings),
    ...(settings.captcha && { "Cross-Origin-Embedder-Policy": "unsafe-none" }),
  };
}

export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(closedHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
