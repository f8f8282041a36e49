/**
 * Mozilla Observatory's scores (mdn/mdn-http-observatory, src/grader/charts.js) for an HTTPS site whose host is not on
 * the preload list yet. Bonuses count only if the score without them is at least 90.
 */
interface Response {
  headers: Readonly<Record<string, string>>;
  html: string;
}

export interface Score {
  total: number;
  parts: Readonly<Record<string, number>>;
}

export function score({ headers, html }: Response): Score {
  const policy = parsePolicy(headers["content-security-policy"] ?? "");
  const parts = {
    csp: cspModifier(policy),
    frames: frameModifier(policy, headers["x-frame-options"]),
    hsts: hstsModifier(headers["strict-transport-security"]),
    nosniff: headers["x-content-type-options"]?.toLowerCase() === "nosniff" ? 0 : -5,
    referrer: referrerModifier(headers["referrer-policy"]),
    coop: /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
      headers["cross-origin-opener-policy"] ?? "",
    )
      ? 10
      : 0,
    coep: /^(require-corp|credentialless)$/.test(headers["cross-origin-embedder-policy"] ?? "") ? 10 : 0,
    corp: /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "") ? 10 : 0,
    cookies: headers["set-cookie"] ? -40 : 0,
    cors: headers["access-control-allow-credentials"] ? -50 : 0,
    scripts: scriptModifier(html),
  };
  const values = Object.values(parts);
  const penalised = 100 + values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const bonus = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  return { total: penalised >= 90 ? penalised + bonus : penalised, parts };
}

type Policy = ReadonlyMap<string, readonly string[]>;

export function parsePolicy(header: string): Policy {
  const directives = header
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name);
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;

function cspModifier(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const scripts = sources("script-src");
  const isOpen = (list: readonly string[]) =>
    list.some((source) => source === "'unsafe-inline'" || source === "data:" || broad.test(source));
  if (isOpen(scripts) || sources("object-src").some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (isOpen(sources("style-src"))) return 0;
  const closes = (name: string) => /^'(none|self)'$/.test((policy.get(name) ?? ["*"]).join(" "));
  return policy.get("default-src")?.join(" ") === "'none'" && closes("form-action") && closes("base-uri") ? 10 : 5;
}

/** `frame-ancestors` would be sufficient; the header is for browsers without it. */
function frameModifier(policy: Policy, header: string | undefined): number {
  return policy.has("frame-ancestors") || /^(deny|sameorigin)$/i.test(header ?? "") ? 5 : -20;
}

function hstsModifier(header: string | undefined): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? "")?.[1] ?? 0);
  if (seconds === 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function referrerModifier(header: string | undefined): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header ?? "")) return 5;
  return header ? -5 : 0;
}

/**
 * The Observatory checks only `<script src>`: integrity earns 5 points, and foreign scripts without it lose points. No page here has such
 * an element.
 */
function scriptModifier(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const isForeign = scripts.some(
    ([tag, address = ""]) => /^(https?:)?\/\//.test(address) && !tag.includes("integrity="),
  );
  if (isForeign) return -5;
  return scripts.length > 0 && scripts.every(([tag]) => tag.includes("integrity=")) ? 5 : 0;
}
