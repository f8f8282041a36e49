import { describe, expect, test } from "vitest";
import { publicSettings } from "./public-settings.ts";
import { readSettings, SettingsError, settingsWarnings } from "./settings.ts";
import { findUnknownSettings } from "./setting-names.ts";

const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };

describe("settings are validated at start", () => {
  test("without variables the defaults of docs/settings.md apply", () => {
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

  test("an empty value counts as unset", () => {
    expect(readSettings({ PORT: "", SITE_PROFILE: " " })).toMatchObject({ port: 3000, profile: "spec" });
  });

  test("D25 languages are separated by commas, with or without spaces, as for the build", () => {
    for (const codes of ["en,de", "en, de", " en ,  de"])
      expect(readSettings({ SITE_LANGUAGES: codes })).toMatchObject({ languages: ["en", "de"] });
  });

  test.each([
    ["SITE_LANGUAGES", "en;de", "SITE_LANGUAGES must be language codes separated by commas, such as en,es."],
    ["PORT", "eighty", 'PORT is "eighty", but it must be a whole number from 0 to 65535.'],
    ["HOST", "not a host", 'HOST is "not a host"'],
    ["SITE_PROFILE", "production", "it must be one of: spec, live."],
    ["SITE_PROFILE", "toString", "it must be one of: spec, live."],
    ["SITE_URL", "site.example", "SITE_URL is not a usable address: it must begin with http:// or https://"],
    ["SITE_URL", "https://site.example/shop", "SITE_URL has a path, but it must be scheme and host alone"],
    ["SITE_URL", "https://site.example/?", "SITE_URL has a query"],
    ["SITE_URL", "https://site.example/#top", "SITE_URL has a fragment"],
    ["SITE_URL", "https://me@site.example", "SITE_URL has a user name or password"],
    ["SITE_URL", "https://me:hunter2@site.example/?a=b", "has a user name or password and a query"],
    ["SUPABASE_URL", "https://x.supabase.co/rest/v1", "SUPABASE_URL has a path"],
    ["DATABASE_URL", "mysql://localhost/x", "it must begin with postgres:// or postgresql://"],
    ["MIGRATION_DATABASE_URL", "mysql://localhost/x", "it must begin with postgres:// or postgresql://"],
    ["MIGRATION_DATABASE_URL", "postgres://owner@localhost/x", "DATABASE_URL is missing"],
    [
      "SECRETS_KEY",
      "secret",
      "SECRETS_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.",
    ],
    ["SECRETS_KEY", `${Buffer.alloc(31, 7).toString("base64")}`, "32 random bytes"],
    ["SECRETS_KEY_PREVIOUS", `${Buffer.alloc(32, 7).toString("base64")}`, "SECRETS_KEY is missing"],
    ["SECRETS_KEY", `${Buffer.alloc(32, 7).toString("base64")}?`, "32 random bytes"],
    ["SMTP_URL", "http://mail.example", "it must begin with smtp:// or smtps://"],
    ["RATE_LIMIT_SCALE", "0.001", 'RATE_LIMIT_SCALE is "0.001", but it must be a number from 0.1 to 100000'],
    ["METRICS_PORT", "3000", "METRICS_PORT and PORT are both 3000"],
    ["SMTP_UR", "smtp://mail.example", "Unknown settings: SMTP_UR. Correct or unset them."],
    ["MAIL_FROM", "Acme <post@x>", "it must be a bare address"],
    ["AUTH_REDIRECT_URLS", "https://a.example/, shop.example", 'AUTH_REDIRECT_URLS contains "shop.example"'],
    ["GITHUB_CLIENT_ID", "abc", "GITHUB_CLIENT_SECRET is missing"],
    ["CAPTCHA_SECRET", "abc", "CAPTCHA_PROVIDER and CAPTCHA_SITE_KEY are missing"],
    ["HSTS_PRELOAD", "yes", 'HSTS_PRELOAD is "yes", but it must be one of: on, off.'],
    ["TRUSTED_PROXY_COUNT", "-1", "whole number from 0 to 10"],
    ["TEAM_EMAIL", "Team <team@x>", 'TEAM_EMAIL is "Team <team@x>", but it must be a bare address'],
    ["WEBHOOK_URL", "https://shop.example/hook", "WEBHOOK_SECRET is missing: WEBHOOK_URL, WEBHOOK_SECRET must be set"],
    ["WEBHOOK_SECRET", "whsec_x", "WEBHOOK_URL is missing"],
    ["WEBHOOK_ALLOW_PRIVATE", "yes", 'WEBHOOK_ALLOW_PRIVATE is "yes", but it must be one of: on, off.'],
    ["ADMIN_PORT", "on", 'ADMIN_PORT is "on", but it must be a whole number from 0 to 65535.'],
    ["ADMIN_PORT", "3000", "ADMIN_PORT and PORT are both 3000, but each needs its own port."],
    ["ADMIN_ORIGIN", "https://desk.site.example", "ADMIN_PORT is missing: ADMIN_ORIGIN needs the port"],
    ["ADMIN_ORIGIN", "desk.site.example", "ADMIN_ORIGIN is not a usable address: it must begin with"],
    ["ADMIN_ORIGIN", "https://site.example/desk", "ADMIN_ORIGIN has a path, but it must be scheme and host alone"],
    ["MESSAGE_RETENTION_DAYS", "0", "it must be a whole number from 1 to 36500"],
    ["MESSAGE_RETENTION_DAYS", "a year", 'MESSAGE_RETENTION_DAYS is "a year", but it must be a whole number'],
    [
      "ANALYTICS",
      "matomo https://x.example 1",
      'ANALYTICS begins with "matomo", but it must begin with one of: plausible',
    ],
    ["ANALYTICS", "plausible https://plausible.io", 'it must be like "plausible https://plausible.io shop.example"'],
    ["ANALYTICS", "plausible http://plausible.io shop.example", "with an https address"],
    ["ANALYTICS", "umami https://cloud.umami.is 12", "ANALYTICS is not usable: it must be like"],
    ["ANALYTICS", "goatcounter https://shop.goatcounter.com token", "ANALYTICS is not usable: it must be like"],
    ["ANALYTICS", "goatcounter https://me:word@shop.example", "ANALYTICS is not usable: it must be like"],
  ])("%s=%s is refused with a clear sentence", (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(sentence);
  });

  test("the desk is off by default, and messages are kept for a year with it", () => {
    expect(readSettings({}).admin).toEqual({ port: null, origin: null, messageRetentionDays: null });
    expect(readSettings({ ADMIN_PORT: "0" }).admin.port).toBeNull();
    expect(readSettings({ ADMIN_PORT: "3001" }).admin).toEqual({ port: 3001, origin: null, messageRetentionDays: 365 });
    expect(readSettings({ MESSAGE_RETENTION_DAYS: "30" }).admin).toMatchObject({
      port: null,
      messageRetentionDays: 30,
    });
    expect(() => readSettings({ ADMIN_PORT: "9100", METRICS_PORT: "9100" })).toThrow(
      "ADMIN_PORT and METRICS_PORT are both 9100",
    );
  });

  test("the browser learns after how many days this server deletes messages, but not with a hosted project", () => {
    const shownDays = (environment: Record<string, string>) =>
      publicSettings(readSettings(environment)).messageRetentionDays;
    expect(shownDays({})).toBeUndefined();
    expect(shownDays({ ADMIN_PORT: "3001" })).toBe(365);
    expect(shownDays({ MESSAGE_RETENTION_DAYS: "30" })).toBe(30);
    expect(shownDays({ ...hosted, ADMIN_PORT: "3001" })).toBeUndefined();
  });

  test("D30 the browser learns the backend's minimum password length, but not with a hosted project", () => {
    expect(publicSettings(readSettings({})).minPasswordLength).toBe(8);
    expect(publicSettings(readSettings(hosted)).minPasswordLength).toBeUndefined();
  });

  test("a trailing slash of an origin changes nothing", () => {
    expect(readSettings({ SITE_URL: "https://site.example/" }).siteUrl).toBe("https://site.example");
  });

  test("the factor of all limits may be small or large", () => {
    expect(readSettings({ RATE_LIMIT_SCALE: "0.1" }).rateLimitScale).toBe(0.1);
    expect(readSettings({ RATE_LIMIT_SCALE: "100000" }).rateLimitScale).toBe(100_000);
  });

  test.each([
    ["SITE_URL", "https://me:hunter2@site.example"],
    ["DATABASE_URL", "mysql://me:hunter2@db"],
    ["SECRETS_KEY", "hunter2"],
  ])("the value of %s is not repeated, because it can be or contain a secret", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).not.toThrow(/hunter2/);
  });

  test("the key of the shared secrets is decoded to bytes", () => {
    const key = Buffer.alloc(32, 0xfb);
    expect(readSettings({ SECRETS_KEY: key.toString("base64") }).secretsKeys).toEqual([key]);
  });

  test("S7.6 the environment sets captcha, providers and further addresses for accounts", () => {
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
    expect(readSettings({ CAPTCHA_PROVIDER: "none" }).captcha).toBeNull();
  });

  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

  test.each([
    ["ftp://shop.example/", secret, "it must begin with https:// or http://"],
    ["http://shop.example/", secret, "WEBHOOK_URL begins with http://, so messages could be read in transit"],
    ["https://me:hunter2@shop.example/", secret, "WEBHOOK_URL has a user name, a password or a fragment"],
    ["https://shop.example/#hunter2", secret, "WEBHOOK_URL has a user name, a password or a fragment"],
    ["https://shop.example/", "hunter2", "WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64"],
    ["https://shop.example/", `whsec_${Buffer.alloc(23).toString("base64")}`, "24 to 64 random bytes"],
    ["https://shop.example/", `${secret}?`, "24 to 64 random bytes"],
  ])("the webhook %s with the secret %s is refused, and neither is repeated", (url, given, sentence) => {
    const read = () => readSettings({ WEBHOOK_URL: url, WEBHOOK_SECRET: given });
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/hunter2|shop\.example/);
  });

  test("a webhook in the owner's network may be unencrypted if a setting allows it", () => {
    const environment = { WEBHOOK_URL: "http://10.0.0.5/x", WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "on" };
    const { webhook } = readSettings(environment).deliveries;
    expect(webhook).toEqual({ url: new URL("http://10.0.0.5/x"), secret, allowPrivate: true });
    expect(readSettings({}).deliveries).toEqual({ teamEmail: null, webhook: null });
  });

  test("S7.6 the captcha's secret is required where tokens are verified, which a hosted project does itself", () => {
    const captcha = { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SITE_KEY: "site" };
    expect(() => readSettings(captcha)).toThrow("CAPTCHA_SECRET is missing");
    expect(readSettings({ ...hosted, ...captcha }).captcha).toMatchObject({ provider: "turnstile", siteKey: "site" });
    expect(readSettings(hosted).captcha).toBeNull();
    for (const given of [{ CAPTCHA_SECRET: "secret" }, { CAPTCHA_SITE_KEY: "site" }]) {
      expect(() => readSettings({ ...hosted, ...given })).toThrow("CAPTCHA_PROVIDER");
    }
  });

  test("SUPABASE_URL and its key are only allowed together", () => {
    expect(() => readSettings({ SUPABASE_URL: "https://x.supabase.co" })).toThrow(
      "SUPABASE_PUBLISHABLE_KEY is missing",
    );
    expect(() => readSettings({ SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" })).toThrow("SUPABASE_URL is missing");
    const both = readSettings({ SUPABASE_URL: "https://x.supabase.co/", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" });
    expect(both.supabase).toEqual({ url: "https://x.supabase.co", publishableKey: "sb_publishable_x" });
  });

  test("S6.1 a secret key is refused, because the browser would get it", () => {
    const serviceRole = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.signature`;
    for (const key of ["sb_secret_abc", serviceRole]) {
      expect(() => readSettings({ SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
        "is a secret key",
      );
    }
  });

  test("two places for the data are refused", () => {
    expect(() => readSettings({ ...hosted, DATABASE_URL: "postgres://localhost/x" })).toThrow("choose one place");
  });
});

describe("settings that are allowed but probably mistaken are reported in a sentence", () => {
  const getWarnings = (environment: Record<string, string>) => settingsWarnings(readSettings(environment), environment);
  const secure = { SITE_URL: "https://site.example" };
  const complete = { ...secure, SMTP_URL: "smtps://mail.example", TRUSTED_PROXY_COUNT: "1" };

  test("an https address without mail or without its proxy", () => {
    expect(getWarnings(secure)).toEqual([
      expect.stringContaining("SMTP_URL is not set"),
      expect.stringContaining("TRUSTED_PROXY_COUNT is not set"),
    ]);
    expect(getWarnings(complete)).toEqual([]);
  });

  test("nothing without https, with no proxy set, or if a hosted project does both", () => {
    expect(getWarnings({})).toEqual([]);
    expect(getWarnings({ SITE_URL: "http://localhost:3000" })).toEqual([]);
    expect(getWarnings({ ...complete, TRUSTED_PROXY_COUNT: "0" })).toEqual([]);
    expect(getWarnings({ ...secure, ...hosted })).toEqual([]);
  });

  test("deliveries, which a hosted project doesn't send", () => {
    expect(getWarnings({ ...hosted, TEAM_EMAIL: "team@shop.example" })).toEqual([
      expect.stringContaining("TEAM_EMAIL and WEBHOOK_URL have no effect with a hosted Supabase project"),
    ]);
    expect(getWarnings({ TEAM_EMAIL: "team@shop.example" })).toEqual([]);
  });

  test("D3 a mail server with a hosted project, which sends no copies", () => {
    expect(getWarnings({ ...hosted, SMTP_URL: "smtp://mail.example" })).toEqual([
      expect.stringMatching(/^SMTP_URL has no effect with a hosted Supabase project.+no copy\.$/),
    ]);
    expect(getWarnings({ SMTP_URL: "smtp://mail.example" })).toEqual([]);
  });

  test("a setting from an earlier version, which is ignored", () => {
    expect(getWarnings({ INDEXNOW_KEY: "0123456789abcdef", SUPABASE_SECRET_KEY: "sb_secret_x" })).toEqual([
      "No longer a setting, and ignored: INDEXNOW_KEY, SUPABASE_SECRET_KEY. See docs/update.md.",
    ]);
  });
});

test.each([
  ["plausible https://plausible.io shop.example", { endpoint: "https://plausible.io/api/event", id: "shop.example" }],
  ["goatcounter   https://shop.goatcounter.com/", { endpoint: "https://shop.goatcounter.com/count" }],
  [
    "umami http://localhost:3001/stats 94db1cb1-74f4-4a40-ad6c-962362670409",
    { endpoint: "http://localhost:3001/stats/api/send", id: "94db1cb1-74f4-4a40-ad6c-962362670409" },
  ],
])("D26 ANALYTICS=%s reaches the browser; unset, nothing does", (value, expected) => {
  expect(publicSettings(readSettings({ ANALYTICS: value })).analytics).toEqual({
    service: value.split(" ")[0],
    ...expected,
  });
  expect(publicSettings(readSettings({}))).not.toHaveProperty("analytics");
});

test("D26 the host of ANALYTICS is only added to the site's policy", () => {
  const read = (host: string) => readSettings({ ANALYTICS: `goatcounter https://${host}` });
  for (const host of ["*.example", "a;script-src", "a,b.example", "a'b.example", "a_b.example", "a&b.example"])
    expect(() => read(host), host).toThrow("ANALYTICS is not usable: it must be like");
  for (const host of ["count.shop.example", "[2001:db8::1]:8443", "192.0.2.1:8443"])
    expect(read(host).analytics?.endpoint).toContain(`https://${host}/`);
});

test("an unknown name with a prefix of the site's settings is found, and other programs' are ignored", () => {
  const names = ["CAPTCHA_THEME", "HSTS_MAX_AGE", "RATE_LIMIT_SCAL", "SITE_URLS", "SMTP_UR", "TRUSTED_PROXY_COUNTS"];
  const others = { PATH: "/bin", WEBSITE_NAME: "x", HCAPTCHA_SITE_KEY: "x", INDEXNOW_KEY: "x", HSTS_ON: " " };
  const services = { SITE_PORT: "tcp://10.0.0.1:80", SITE_SERVICE_HOST: "10.0.0.1", SMTP_PORT_25_TCP_ADDR: "10.0.0.2" };
  const environment = { SITE_URL: "https://shop.example", ...others, ...services };
  expect(findUnknownSettings({ ...environment, ...Object.fromEntries(names.map((name) => [name, "x"])) })).toEqual(
    names,
  );
  expect(findUnknownSettings(process.env)).toEqual([]);
});
