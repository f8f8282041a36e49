import type { MiddlewareHandler } from "hono";
import { photoHost } from "#content/photo-host.ts";
import { asksForPreload, type Settings } from "../settings/settings.ts";

/** On every response; enough for a file that no browser opens as a document. */
export const fileHeaders: Readonly<Record<string, string>> = {
  // Browsers ship the preload list: removing a domain takes months, in which its subdomains answer by HTTPS only.
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
  // Isolates as `same-origin` does, as no page keeps a reference to a window; that value would cost a process
  // (docs/performance.md).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "credentialless",
};

/** For answers that are not pages but may be opened as one: nothing may run or load in them, or frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** On texts, drawings (SVG), answers of the APIs, refusals and redirects. */
export const closedHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  "Content-Security-Policy": closedPolicy,
};

/** developers.cloudflare.com/turnstile/reference/content-security-policy; docs.hcaptcha.com wants all subdomains. */
const captchaSources = {
  turnstile: { directives: ["script-src", "frame-src"], hosts: "https://challenges.cloudflare.com" },
  hcaptcha: {
    directives: ["script-src", "frame-src", "style-src", "connect-src"],
    hosts: "https://hcaptcha.com https://*.hcaptcha.com",
  },
} as const;

/** Hashes or, in development, nonces, as `'sha256-…'`. */
interface InlineSources {
  scriptSources: readonly string[];
  styleSources: readonly string[];
}

type PolicySettings = Pick<Settings, "supabase" | "captcha" | "analytics">;

/** Only what the page uses; a hosted backend, a captcha and a counting service add their hosts. */
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

/** A captcha's frame lacks what COEP requires (hCaptcha/react-hcaptcha#380): docs/security.md says what that costs. */
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
