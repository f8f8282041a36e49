import { isIP } from "node:net";
import path from "node:path";
import { type ProfileName, profiles } from "#content/profiles.ts";
import type { CaptchaSettings } from "#shared/public-settings.ts";
import { type AdminSettings, readAdminSettings } from "./admin-settings.server.ts";
import { type DeliverySettings, readDeliverySettings } from "./delivery-settings.server.ts";
import { type Environment, findMisspelling, type SettingName } from "./setting-names.ts";
import { readInteger, readMailbox, readOrigin, readTogether, readUrl, SettingsError, value } from "./setting-values.ts";

export { SettingsError } from "./setting-values.ts";

/** All settings, read once at the start. Only `PublicSettings` may reach a browser. */
export interface Settings {
  host: string;
  port: number;
  dataDirectory: string;
  profile: ProfileName;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  databaseUrl: string | null;
  /** The login that changes that server's schema, where it differs from the login of requests. */
  migrationDatabaseUrl: string | null;
  /** 32 bytes that encrypt the secrets of all processes in `databaseUrl`, or null for a file of the data folder. */
  secretsKey: Buffer | null;
  /** A hosted Supabase project instead of the embedded backend. */
  supabase: { url: string; publishableKey: string } | null;
  smtpUrl: string | null;
  /** Multiplies every rate limit; 1 by default. */
  rateLimitScale: number;
  /** Proxies in front that append to X-Forwarded-For; with 0 the socket's address counts. */
  trustedProxyCount: number;
  /** The sender address of emails, or null for the one of content/site.ts. */
  mailFrom: string | null;
  /** Further addresses that sign-in emails and providers may redirect to; `*` and `**` are wildcards. */
  redirectUrls: readonly string[];
  /** Required at sign-up and sign-in when set. Only the site key is public; a hosted project has the secret itself. */
  captcha: (CaptchaSettings & { secret: string }) | null;
  /** Providers of outside accounts that can sign in. */
  providers: { github?: ProviderClient; google?: ProviderClient };
  /** The port of `GET /metrics` on the loopback, or null for none. */
  metricsPort: number | null;
  /** How the owner is told of messages and sign-ups. */
  deliveries: DeliverySettings;
  /** The operators' desk. */
  admin: AdminSettings;
}

interface ProviderClient {
  clientId: string;
  clientSecret: string;
}

/**
 * Reads and validates the environment variables. An empty value counts as not set.
 * @throws SettingsError naming the variable, what it holds and what it should hold.
 */
export function readSettings(environment: Environment): Settings {
  checkNames(environment);
  checkHstsPreload(environment);
  const port = readInteger(environment, "PORT", 3000, 0, 65535);
  const host = readHost(environment);
  const metricsPort = readMetricsPort(environment, port);
  return {
    host,
    port,
    dataDirectory: path.resolve(value(environment, "DATA_DIR") ?? "data"),
    profile: readProfile(environment),
    siteUrl: readOrigin(environment, "SITE_URL") ?? `http://localhost:${port}`,
    databaseUrl: readUrl(environment, "DATABASE_URL", ["postgres:", "postgresql:"])?.href ?? null,
    migrationDatabaseUrl: readMigrationDatabaseUrl(environment),
    secretsKey: readSecretsKey(environment),
    supabase: readSupabase(environment),
    smtpUrl: readUrl(environment, "SMTP_URL", ["smtp:", "smtps:"])?.href ?? null,
    rateLimitScale: readRateLimitScale(environment),
    trustedProxyCount: readInteger(environment, "TRUSTED_PROXY_COUNT", 0, 0, 10),
    mailFrom: readMailbox(environment, "MAIL_FROM"),
    redirectUrls: readRedirectUrls(environment),
    captcha: readCaptcha(environment),
    providers: readProviders(environment),
    metricsPort,
    deliveries: readDeliverySettings(environment),
    admin: readAdminSettings(environment, { PORT: port, METRICS_PORT: metricsPort }),
  };
}

/**
 * Whether the domain and all its subdomains may be put on the browsers' preload list. A function of its own, because the
 * headers of every answer are built before the settings are read.
 */
export function asksForPreload(environment: Environment): boolean {
  return value(environment, "HSTS_PRELOAD") === "on";
}

function checkHstsPreload(environment: Environment): void {
  const text = value(environment, "HSTS_PRELOAD");
  if (text !== undefined && !["on", "off"].includes(text)) {
    throw new SettingsError(`HSTS_PRELOAD is "${text}", but it must be one of: on, off.`);
  }
}

function checkNames(environment: Environment): void {
  const misspelling = findMisspelling(environment);
  if (misspelling === null) return;
  const { name, meant } = misspelling;
  throw new SettingsError(`${name} is no setting of this site: if ${meant} is meant, rename it, otherwise unset it.`);
}

function readMetricsPort(environment: Environment, port: number): number | null {
  const metricsPort = readInteger(environment, "METRICS_PORT", 0, 0, 65535);
  // Port 0 can't be scraped, so it means none.
  if (metricsPort === 0) return null;
  if (metricsPort === port) {
    throw new SettingsError(`METRICS_PORT and PORT are both ${port}, but each needs a port of its own.`);
  }
  return metricsPort;
}

/** A lower scale would turn limits of a few attempts into zero; a higher one would leave practically no limit. */
const rateLimitScales = { least: 0.1, most: 100_000 };

function readRateLimitScale(environment: Environment): number {
  const text = value(environment, "RATE_LIMIT_SCALE");
  if (text === undefined) return 1;
  const number = Number(text);
  const { least, most } = rateLimitScales;
  if (!(number >= least && number <= most)) {
    throw new SettingsError(
      `RATE_LIMIT_SCALE is "${text}", but it must be a number from ${least} to ${most}; 1 leaves every limit as it is.`,
    );
  }
  return number;
}

function readHost(environment: Environment): string {
  const text = value(environment, "HOST");
  if (text === undefined) return "127.0.0.1";
  if (!isIP(text) && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) {
    throw new SettingsError(
      `HOST is "${text}", but it must be an address or a host name, such as 0.0.0.0 or localhost.`,
    );
  }
  return text;
}

function readProfile(environment: Environment): ProfileName {
  const text = value(environment, "SITE_PROFILE") ?? "spec";
  const names = Object.keys(profiles);
  if (!isProfileName(text)) {
    throw new SettingsError(`SITE_PROFILE is "${text}", but it must be one of: ${names.join(", ")}.`);
  }
  return text;
}

function isProfileName(text: string): text is ProfileName {
  return Object.hasOwn(profiles, text);
}

function readMigrationDatabaseUrl(environment: Environment): string | null {
  const url = readUrl(environment, "MIGRATION_DATABASE_URL", ["postgres:", "postgresql:"]);
  if (url && !value(environment, "DATABASE_URL")) {
    throw new SettingsError(
      "DATABASE_URL is missing: MIGRATION_DATABASE_URL names who changes the schema of that same database.",
    );
  }
  return url?.href ?? null;
}

function readSecretsKey(environment: Environment): Buffer | null {
  const text = value(environment, "SECRETS_KEY");
  if (text === undefined) return null;
  const key = Buffer.from(text, "base64");
  // Not repeated in the message: it may be a key with a typing error.
  if (key.length !== 32 || key.toString("base64") !== text) {
    throw new SettingsError("SECRETS_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.");
  }
  return key;
}

function readSupabase(environment: Environment): Settings["supabase"] {
  const url = readOrigin(environment, "SUPABASE_URL");
  const publishableKey = value(environment, "SUPABASE_PUBLISHABLE_KEY");
  if (!url && !publishableKey) return null;
  if (!url || !publishableKey) {
    const missing = url ? "SUPABASE_PUBLISHABLE_KEY" : "SUPABASE_URL";
    throw new SettingsError(`${missing} is missing: SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set together.`);
  }
  if (isSecretKey(publishableKey)) {
    throw new SettingsError(
      "SUPABASE_PUBLISHABLE_KEY holds a secret key, which every visitor could read: use the publishable (anon) key.",
    );
  }
  if (value(environment, "DATABASE_URL")) {
    throw new SettingsError("DATABASE_URL and SUPABASE_URL are both set: choose one place for the data.");
  }
  return { url, publishableKey };
}

/** Recognizes both forms of Supabase's secret keys: `sb_secret_…` and a JWT with the role `service_role`. */
function isSecretKey(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  const payload = key.split(".")[1];
  if (!payload) return false;
  return Buffer.from(payload, "base64url").toString("utf8").includes("service_role");
}

function readRedirectUrls(environment: Environment): string[] {
  const patterns = (value(environment, "AUTH_REDIRECT_URLS") ?? "").split(",").map((pattern) => pattern.trim());
  return patterns.filter(Boolean).map((pattern) => {
    if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/.test(pattern)) return pattern;
    throw new SettingsError(
      `AUTH_REDIRECT_URLS holds "${pattern}", but each entry must be an address such as https://shop.example/welcome.`,
    );
  });
}

function readCaptcha(environment: Environment): Settings["captcha"] {
  // The owner has decided against a captcha. The site treats this like an unset variable; `larkpost preflight` does not.
  if (value(environment, "CAPTCHA_PROVIDER") === "none") return null;
  const names: SettingName[] = ["CAPTCHA_PROVIDER", "CAPTCHA_SITE_KEY", "CAPTCHA_SECRET"];
  // A hosted project verifies captcha tokens by a secret of its own.
  const isHosted = value(environment, "SUPABASE_URL") !== undefined;
  const secret = value(environment, "CAPTCHA_SECRET") ?? (isHosted ? "" : undefined);
  const [provider, siteKey] = readTogether(environment, secret === "" ? names.slice(0, 2) : names);
  if (provider === undefined || siteKey === undefined || secret === undefined) return null;
  if (provider !== "turnstile" && provider !== "hcaptcha") {
    throw new SettingsError(`CAPTCHA_PROVIDER is "${provider}", but it must be one of: turnstile, hcaptcha, none.`);
  }
  return { provider, siteKey, secret };
}

function readProviders(environment: Environment): Settings["providers"] {
  const github = readProviderClient(environment, "GITHUB");
  const google = readProviderClient(environment, "GOOGLE");
  return { ...(github && { github }), ...(google && { google }) };
}

function readProviderClient(environment: Environment, name: "GITHUB" | "GOOGLE"): ProviderClient | null {
  const [clientId, clientSecret] = readTogether(environment, [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]);
  return clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
}
