import { describe, expect, test, vi } from "vitest";
import { publicSettings } from "../settings/public-settings.ts";
import { readSettings } from "../settings/settings.ts";
import { commonHeaders, pageHeaders, pagePolicy } from "./security-headers.ts";

const page = { scriptSources: ["'sha256-a'"], styleSources: ["'sha256-b'"] };

function settingsWith(provider: "turnstile" | "hcaptcha") {
  return readSettings({ CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: "site key", CAPTCHA_SECRET: "captcha secret" });
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/, 2)));
}

function added(provider: "turnstile" | "hcaptcha"): Record<string, string | undefined> {
  const without = directives(pagePolicy(page, readSettings({})));
  const policy = directives(pagePolicy(page, settingsWith(provider)));
  expect(Object.keys(policy)).toEqual(expect.arrayContaining(Object.keys(without)));
  return Object.fromEntries(Object.entries(policy).filter(([name, sources]) => without[name] !== sources));
}

describe("S7.3 the captcha's host is added to the policy of the pages", () => {
  test("without a captcha, the policy allows no frames and no other scripts, and COEP is in force", () => {
    const headers = pageHeaders(page, readSettings({}));
    expect(headers).toMatchObject({ ...commonHeaders });
    const policy = headers["Content-Security-Policy"] ?? "";
    expect(directives(policy)["script-src"]).toBe("'self' 'sha256-a'");
    expect(policy).not.toMatch(/frame-src|cloudflare|hcaptcha/);
  });

  test("Turnstile adds scripts and frames from one host", () => {
    const host = "https://challenges.cloudflare.com";
    expect(added("turnstile")).toEqual({ "script-src": `'self' 'sha256-a' ${host}`, "frame-src": host });
  });

  test("hCaptcha adds scripts, styles, calls and frames from its own hosts", () => {
    const hosts = "https://hcaptcha.com https://*.hcaptcha.com";
    expect(added("hcaptcha")).toEqual({
      "script-src": `'self' 'sha256-a' ${hosts}`,
      "style-src": `'self' 'sha256-b' ${hosts}`,
      "connect-src": `'self' ${hosts}`,
      "frame-src": hosts,
    });
  });

  test.each(["turnstile", "hcaptcha"] as const)("%s loosens COEP but no other header", (provider) => {
    const { "Content-Security-Policy": policy, ...others } = pageHeaders(page, settingsWith(provider));
    expect(policy).not.toMatch(/unsafe|\*(?!\.hcaptcha\.com)/);
    expect(others).toEqual({ ...commonHeaders, "Cross-Origin-Embedder-Policy": "unsafe-none" });
  });
});

test("S6.1 the browser gets only the public half of the captcha's settings", () => {
  const known = publicSettings(settingsWith("turnstile"));
  expect(known.captcha).toEqual({ provider: "turnstile", siteKey: "site key" });
  expect(JSON.stringify(known)).not.toContain("captcha secret");
  expect(publicSettings(readSettings({})).captcha).toBeUndefined();
});

test.each([
  ["off by default", "", "max-age=63072000"],
  ["off", "off", "max-age=63072000"],
  ["on", "on", "max-age=63072000; includeSubDomains; preload"],
])("HTTPS is required for subdomains, and preloading allowed, only by a setting: %s", async (_case, text, header) => {
  vi.stubEnv("HSTS_PRELOAD", text);
  vi.resetModules();
  const { commonHeaders: fresh } = await import("./security-headers.ts");
  vi.unstubAllEnvs();
  expect(fresh["Strict-Transport-Security"]).toBe(header);
});

test("D26 the analytics service's origin is added to the pages' policy if it is set", () => {
  const counted = readSettings({ ANALYTICS: "umami https://stats.example/umami 94db1cb1-74f4-4a40-ad6c-962362670409" });
  expect(directives(pagePolicy(page, counted))).toEqual({
    ...directives(pagePolicy(page, readSettings({}))),
    "connect-src": "'self' https://stats.example",
  });
});

test("S7.4 a page may call no other host than a hosted backend", () => {
  const hosted = { SUPABASE_URL: "https://project.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(directives(pagePolicy(page, readSettings(hosted)))["connect-src"]).toBe("'self' https://project.supabase.co");
  expect(directives(pagePolicy(page, readSettings({})))["connect-src"]).toBe("'self'");
});
