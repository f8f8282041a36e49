/**
 * Mozilla Observatory's table (mdn/mdn-http-observatory, src/grader/charts.js) for an HTTPS site not yet on the preload
 * list. A failed test gets its highest penalty. Bonuses count only if the score without them is at least 90.
 */
export function score(headers: Readonly<Record<string, string>>, html: string) {
  const policy = headers["content-security-policy"] ?? "";
  const has = (name: string, value: RegExp, points: number, penalty = 0) =>
    value.test(headers[name] ?? "") ? points : penalty;
  const isForeign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].some(
    ([tag]) => !tag.includes("integrity="),
  );
  const isOpen = /'unsafe-|\s(?:\*|data:|https?:|ftp:)(?:[\s;]|$)|\s(?:http|ftp):/.test(
    policy.replace(/img-src [^;]*/, ""),
  );
  const closed = ["default-src 'none'", "base-uri 'none'", "form-action '(?:none|self)'"];
  const parts = {
    csp: !isOpen && closed.every((directive) => new RegExp(`(?:^|; )${directive}(?:;|$)`).test(policy)) ? 10 : -25,
    frames: /(?:^|; )frame-ancestors /.test(policy) ? 5 : -20,
    hsts: has("strict-transport-security", /max-age=(?:1[6-9]|[2-9]\d|\d{3})\d{6}/, 0, -20),
    nosniff: has("x-content-type-options", /^nosniff$/, 0, -5),
    referrer: has("referrer-policy", /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/, 5, -5),
    coop: has("cross-origin-opener-policy", /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)$/, 10),
    coep: has("cross-origin-embedder-policy", /^(?:require-corp|credentialless)$/, 10),
    corp: has("cross-origin-resource-policy", /^same-(?:origin|site)$/, 10),
    cookies: headers["set-cookie"] ? -40 : 0,
    cors: headers["access-control-allow-credentials"] ? -50 : 0,
    scripts: isForeign ? -5 : 0,
  };
  const values = Object.values(parts);
  const penalized = values.reduce((sum, value) => sum + Math.min(value, 0), 100);
  return {
    total: penalized < 90 ? penalized : values.reduce((sum, value) => sum + Math.max(value, 0), penalized),
    parts,
  };
}
