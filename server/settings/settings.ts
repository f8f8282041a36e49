import * as v from "valibot";
import { ExpectedError } from "@site/backend";
import { messageLifetimes } from "#content/lifetimes.ts";
import { type Environment, findUnknownSettings, readSetting, findEndedSettings } from "./setting-names.ts";
import { type SettingName, settingVariables } from "./setting-variables.ts";

export class SettingsError extends ExpectedError {
  override name = "SettingsError";
}

const variables = v.object(settingVariables);
type Variables = v.InferOutput<typeof variables>;

function together(values: Variables, ...names: SettingName[]): string | false {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return false;
  const verb = missing.length === 1 ? "is" : "are";
  return `${missing.join(" and ")} ${verb} missing: ${names.join(", ")} must be set together.`;
}

function samePort(
  values: Variables,
  one: "ADMIN_PORT" | "METRICS_PORT",
  other: "METRICS_PORT" | "PORT",
): string | false {
  if (values[one] === null || values[one] !== values[other]) return false;
  return `${one} and ${other} are both ${values[one]}, but each needs its own port.`;
}

/** Hosted projects store the captcha secret. */
const needsCaptchaSecret = (values: Variables): boolean =>
  values.SUPABASE_URL === undefined || values.CAPTCHA_SECRET !== undefined;

function isWebhookSecret(secret: string): boolean {
  const [, encoded = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const bytes = Buffer.from(encoded, "base64");
  return bytes.toString("base64") === encoded && bytes.length >= 24 && bytes.length <= 64;
}

/** Messages must not contain the webhook's address or secret. */
const findProblems = (values: Variables): (string | false | undefined)[] => [
  samePort(values, "METRICS_PORT", "PORT"),
  samePort(values, "ADMIN_PORT", "PORT"),
  samePort(values, "ADMIN_PORT", "METRICS_PORT"),
  values.ADMIN_ORIGIN !== undefined &&
    values.ADMIN_PORT === null &&
    "ADMIN_PORT is missing: ADMIN_ORIGIN needs the port that it leads to.",
  values.MIGRATION_DATABASE_URL !== undefined &&
    values.DATABASE_URL === undefined &&
    "DATABASE_URL is missing: MIGRATION_DATABASE_URL only adds a login for schema changes to the same database.",
  values.SECRETS_KEY_PREVIOUS !== undefined &&
    values.SECRETS_KEY === undefined &&
    "SECRETS_KEY is missing: SECRETS_KEY_PREVIOUS is only the key that it replaces.",
  together(values, "SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"),
  values.DATABASE_URL !== undefined &&
    values.SUPABASE_URL !== undefined &&
    "DATABASE_URL and SUPABASE_URL are both set: choose one place for the data.",
  values.CAPTCHA_PROVIDER !== "none" &&
    (needsCaptchaSecret(values)
      ? together(values, "CAPTCHA_PROVIDER", "CAPTCHA_SITE_KEY", "CAPTCHA_SECRET")
      : together(values, "CAPTCHA_PROVIDER", "CAPTCHA_SITE_KEY")),
  together(values, "GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"),
  together(values, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"),
  together(values, "WEBHOOK_URL", "WEBHOOK_SECRET"),
  values.WEBHOOK_URL?.protocol === "http:" &&
    !values.WEBHOOK_ALLOW_PRIVATE &&
    "WEBHOOK_URL begins with http://, so messages could be read in transit: use https://, or set WEBHOOK_ALLOW_PRIVATE=on for an address in your own network.",
  values.WEBHOOK_SECRET !== undefined &&
    !isWebhookSecret(values.WEBHOOK_SECRET) &&
    'WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes in base64, as `echo "whsec_$(openssl rand -base64 32)"` prints them.',
];

const client = (clientId: string | undefined, clientSecret: string | undefined) =>
  clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : null;

function toCaptcha({ CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret = "" }: Variables) {
  // "none" records the owner's decision, so `larkpost preflight` accepts it, unlike an unset variable.
  return provider !== undefined && provider !== "none" && siteKey !== undefined ? { provider, siteKey, secret } : null;
}

const schema = v.pipe(
  variables,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of findProblems(dataset.value)) if (message) addIssue({ message });
  }),
  v.transform((values) => {
    const github = client(values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET);
    const google = client(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET);
    return {
      host: values.HOST,
      port: values.PORT,
      dataDirectory: values.DATA_DIR,
      profile: values.SITE_PROFILE,
      languages: values.SITE_LANGUAGES ?? null,
      siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
      databaseUrl: values.DATABASE_URL ?? null,
      /** Role for schema changes, or null to use that of `databaseUrl`. */
      migrationDatabaseUrl: values.MIGRATION_DATABASE_URL ?? null,
      /** 32 bytes each. The first one encrypts. If the list is empty, a key file in the data folder does. */
      secretsKeys: [values.SECRETS_KEY, values.SECRETS_KEY_PREVIOUS].filter((key) => key !== undefined),
      supabase:
        values.SUPABASE_URL !== undefined && values.SUPABASE_PUBLISHABLE_KEY !== undefined
          ? { url: values.SUPABASE_URL, publishableKey: values.SUPABASE_PUBLISHABLE_KEY }
          : null,
      smtpUrl: values.SMTP_URL ?? null,
      /** Copies require a mail server and the embedded backend. */
      sendsCopies: values.SMTP_URL !== undefined && values.SUPABASE_URL === undefined,
      rateLimitScale: values.RATE_LIMIT_SCALE,
      /** Number of proxies that append to X-Forwarded-For. With 0, the socket's address is the client's. */
      trustedProxyCount: values.TRUSTED_PROXY_COUNT,
      mailFrom: values.MAIL_FROM ?? null,
      /** Redirects allowed after emailed links and OAuth sign-ins. `*` and `**` are wildcards. */
      redirectUrls: values.AUTH_REDIRECT_URLS,
      /** If set, sign-up and sign-in require a captcha. */
      captcha: toCaptcha(values),
      providers: { ...(github && { github }), ...(google && { google }) },
      metricsPort: values.METRICS_PORT,
      analytics: values.ANALYTICS ?? null,
      deliveries: {
        teamEmail: values.TEAM_EMAIL ?? null,
        webhook:
          values.WEBHOOK_URL !== undefined && values.WEBHOOK_SECRET !== undefined
            ? { url: values.WEBHOOK_URL, secret: values.WEBHOOK_SECRET, allowPrivate: values.WEBHOOK_ALLOW_PRIVATE }
            : null,
      },
      admin: {
        port: values.ADMIN_PORT,
        /** Origin of the proxy or tunnel in front of the desk, or null if only this machine uses the desk. */
        origin: values.ADMIN_ORIGIN ?? null,
        /** Null means forever, which is the default if there is no desk. */
        messageRetentionDays:
          values.MESSAGE_RETENTION_DAYS ?? (values.ADMIN_PORT === null ? null : messageLifetimes.usualDays),
      },
    };
  }),
);

/** These contain secrets, so browsers may only receive `PublicSettings`. */
export type Settings = v.InferOutput<typeof schema>;
export type WebhookSettings = NonNullable<Settings["deliveries"]["webhook"]>;

/** @throws SettingsError naming the variable, its value and the expected format */
export function readSettings(environment: Environment): Settings {
  const unknown = findUnknownSettings(environment);
  if (unknown.length > 0) throw new SettingsError(`Unknown settings: ${unknown.join(", ")}. Correct or unset them.`);
  const values = Object.keys(settingVariables).map((name) => [name, readSetting(environment, name)]);
  const read = v.safeParse(schema, Object.fromEntries(values));
  if (read.success) return read.output;
  const [{ path, message }] = read.issues;
  throw new SettingsError(path ? `${path[0].key} ${message}` : message);
}

/** This is separate, because response headers are built before the settings are read. */
export function asksForPreload(environment: Environment): boolean {
  return readSetting(environment, "HSTS_PRELOAD") === "on";
}

/** Allowed combinations that are probably unintended. */
export function settingsWarnings(settings: Settings, environment: Environment): string[] {
  const { supabase, smtpUrl, deliveries } = settings;
  // Hosted projects send the emails and limit requests.
  const isOwnAndOpen = settings.siteUrl.startsWith("https:") && !supabase;
  const ended = findEndedSettings(environment);
  const warnings = [
    isOwnAndOpen &&
      !smtpUrl &&
      "SITE_URL is an https address, but SMTP_URL is not set: emails are not sent, only written to the outbox in DATA_DIR.",
    isOwnAndOpen &&
      readSetting(environment, "TRUSTED_PROXY_COUNT") === undefined &&
      "SITE_URL is an https address, but TRUSTED_PROXY_COUNT is not set: behind a proxy all visitors count as one, so one visitor can use up everyone's limits. Set it to the number of proxies, or to 0 without one.",
    supabase &&
      (deliveries.teamEmail || deliveries.webhook) &&
      "TEAM_EMAIL and WEBHOOK_URL have no effect with a hosted Supabase project: set up a database webhook in its dashboard.",
    supabase &&
      smtpUrl &&
      "SMTP_URL has no effect with a hosted Supabase project, which sends its own emails: people who write to sales get no copy.",
    ended.length > 0 && `No longer a setting, and ignored: ${ended.join(", ")}. See docs/update.md.`,
  ];
  return warnings.filter((warning) => typeof warning === "string");
}
