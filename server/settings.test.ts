import { describe, expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.server.ts";

describe("settings are validated at start", () => {
  test("nothing set gives the defaults of the README", () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      profile: "spec",
      databaseUrl: null,
      supabase: null,
      rateLimitScale: 1,
    });
    expect(settings.siteUrl).toBe("http://localhost:3000");
    expect(settings.dataDirectory).toMatch(/\/data$/);
  });

  test("an empty value counts as not set", () => {
    expect(readSettings({ PORT: "", SITE_PROFILE: " " })).toMatchObject({ port: 3000, profile: "spec" });
  });

  test.each([
    ["PORT", "eighty", 'PORT is "eighty", but it must be a whole number from 0 to 65535.'],
    ["PORT", "70000", "whole number from 0 to 65535"],
    ["PORT", "3e3", "whole number"],
    ["HOST", "not a host", 'HOST is "not a host"'],
    ["SITE_PROFILE", "production", "it must be one of: spec, live."],
    ["SITE_PROFILE", "toString", "it must be one of: spec, live."],
    ["SITE_URL", "larkpost.example", "SITE_URL is not a usable address: it must begin with http:// or https://"],
    ["DATABASE_URL", "mysql://localhost/x", "it must begin with postgres:// or postgresql://"],
    ["MIGRATION_DATABASE_URL", "mysql://localhost/x", "it must begin with postgres:// or postgresql://"],
    ["MIGRATION_DATABASE_URL", "postgres://owner@localhost/x", "DATABASE_URL is missing"],
    [
      "SECRETS_KEY",
      "secret",
      "SECRETS_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.",
    ],
    ["SECRETS_KEY", `${Buffer.alloc(31, 7).toString("base64")}`, "32 random bytes"],
    ["SECRETS_KEY", `${Buffer.alloc(32, 7).toString("base64")}?`, "32 random bytes"],
    ["SMTP_URL", "http://mail.example", "it must begin with smtp:// or smtps://"],
    ["RATE_LIMIT_SCALE", "0", "it must be a number above 0"],
    ["RATE_LIMIT_SCALE", "many", "it must be a number above 0"],
    ["METRICS_PORT", "on", "whole number from 0 to 65535"],
    ["MAIL_FROM", "Larkpost <post@x>", "it must be a bare address"],
    ["AUTH_REDIRECT_URLS", "https://a.example/, shop.example", 'AUTH_REDIRECT_URLS holds "shop.example"'],
    ["GITHUB_CLIENT_ID", "abc", "GITHUB_CLIENT_SECRET is missing"],
    ["CAPTCHA_SECRET", "abc", "CAPTCHA_PROVIDER and CAPTCHA_SITE_KEY are missing"],
    ["HSTS_PRELOAD", "yes", 'HSTS_PRELOAD is "yes", but it must be one of: on, off.'],
    ["TRUSTED_PROXY_COUNT", "-1", "whole number from 0 to 10"],
  ])("%s=%s is refused with a clear sentence", (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(sentence);
  });

  test("a connection string is never repeated, because it can hold a password", () => {
    expect(() => readSettings({ DATABASE_URL: "mysql://me:hunter2@db" })).not.toThrow(/hunter2/);
  });

  test("the key of the shared secrets is read as its bytes, and never repeated", () => {
    const key = Buffer.alloc(32, 0xfb);
    expect(readSettings({ SECRETS_KEY: key.toString("base64") }).secretsKey).toEqual(key);
    expect(() => readSettings({ SECRETS_KEY: "hunter2" })).not.toThrow(/hunter2/);
  });

  test("S7.6 accounts take captcha, providers and further addresses from the environment", () => {
    const settings = readSettings({
      AUTH_REDIRECT_URLS: "https://shop.example/**, https://*.shop.example/welcome",
      CAPTCHA_PROVIDER: "turnstile",
      CAPTCHA_SITE_KEY: "site",
      CAPTCHA_SECRET: "secret",
      GOOGLE_CLIENT_ID: "id",
      GOOGLE_CLIENT_SECRET: "secret",
    });
    expect(settings).toMatchObject({
      redirectUrls: ["https://shop.example/**", "https://*.shop.example/welcome"],
      captcha: { provider: "turnstile", siteKey: "site", secret: "secret" },
      providers: { google: { clientId: "id", clientSecret: "secret" } },
    });
    expect(settings.providers).not.toHaveProperty("github");
    expect(readSettings({}).captcha).toBeNull();
  });

  test("S7.6 the captcha's secret is needed where tokens are verified, which a hosted project does itself", () => {
    const captcha = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "site" };
    const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
    expect(() => readSettings(captcha)).toThrow("CAPTCHA_SECRET is missing");
    expect(readSettings({ ...hosted, ...captcha }).captcha).toMatchObject({ provider: "turnstile", siteKey: "site" });
    expect(readSettings(hosted).captcha).toBeNull();
    for (const given of [{ CAPTCHA_SECRET: "secret" }, { CAPTCHA_SITE_KEY: "site" }]) {
      expect(() => readSettings({ ...hosted, ...given })).toThrow("CAPTCHA_PROVIDER");
    }
  });

  test("SUPABASE_URL and its key go together", () => {
    expect(() => readSettings({ SUPABASE_URL: "https://x.supabase.co" })).toThrow(
      "SUPABASE_PUBLISHABLE_KEY is missing",
    );
    expect(() => readSettings({ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" })).toThrow("SUPABASE_URL is missing");
    const both = readSettings({ SUPABASE_URL: "https://x.supabase.co/", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" });
    expect(both.supabase).toEqual({ url: "https://x.supabase.co", publishableKey: "sb_publishable_x" });
  });

  test("S6.1 a secret key is refused, since the browser would get it", () => {
    const serviceRole = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.signature`;
    for (const key of ["sb_secret_abc", serviceRole]) {
      expect(() => readSettings({ SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
        "holds a secret key",
      );
    }
  });

  test("two places for the data are refused", () => {
    const environment = {
      DATABASE_URL: "postgres://localhost/x",
      SUPABASE_URL: "https://x.supabase.co",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    };
    expect(() => readSettings(environment)).toThrow("choose one place");
  });
});
