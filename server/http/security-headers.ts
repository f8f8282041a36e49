import type { MiddlewareHandler } from "hono";
import { photoHost } from "#content/photo-host.ts";
import { asksForPreload, type Settings } from "../settings/settings.ts";

/** On every response, and all that means something for a file that no browser opens as a document: a script, styles, a font, a picture. */
export const fileHeaders: Readonly<Record<string, string>> = {
  // Browsers ship the preload list: removing a domain takes months, in which its subdomains answer by HTTPS only.
  "Strict-Transport-Security": `max-age=63072000${asksForPreload(process.env) ? "; includeSubDomains; preload" : ""}`,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** On every page, beside its policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  // No page opens a window that keeps a reference to it, so this isolates as much as `same-origin`. That value, with the next
  // header, would make browsers start a process once the answer is there, for features that are not used (docs/performance.md).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "credentialless",
};

/** For what is not a page, but may be opened as one: nothing may run or load in it, or frame it. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** On texts, drawings (SVG), answers of the APIs, refusals and redirects. */
export const closedHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  "Content-Security-Policy": closedPolicy,
};

/**
 * What each provider requires: developers.cloudflare.com/turnstile/reference/content-security-policy, and docs.hcaptcha.com,
 * which requires every subdomain, because those of its files change.
 */
const captchaSources = {
  turnstile: { directives: ["script-src", "frame-src"], hosts: "https://challenges.cloudflare.com" },
  hcaptcha: {
    directives: ["script-src", "frame-src", "style-src", "connect-src"],
    hosts: "https://hcaptcha.com https://*.hcaptcha.com",
  },
} as const;

/** Sources of a page's inline scripts and styles: `'sha256-…'`, or in development `'nonce-…'`. */
interface InlineSources {
  scriptSources: readonly string[];
  styleSources: readonly string[];
}

type PolicySettings = Pick<Settings, "supabase" | "captcha" | "analytics">;

/** The policy of one page: what it uses and nothing else. A hosted backend, a captcha and a service that counts visits add their hosts. */
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

/**
 * The headers of one page. A captcha's frame is sent without the two headers that COEP requires (for hCaptcha see
 * hCaptcha/react-hcaptcha#380), so with a captcha pages embed without COEP. docs/security.md says what that costs.
 */
export function pageHeaders(page: InlineSources, settings: PolicySettings): Record<string, string> {
  return {
    ...commonHeaders,
    "Content-Security-Policy": pagePolicy(page, settings),
    ...(settings.captcha && { "Cross-Origin-Embedder-Policy": "unsafe-none" }),
  };
}

/** Adds the closed headers to every response of a route that has none of its own. */
export function securityHeaders(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(closedHeaders)) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
