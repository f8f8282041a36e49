import { isIP } from "node:net";
import path from "node:path";
import * as v from "valibot";
import { type AnalyticsService, analyticsServices } from "#content/analytics.ts";
import { parseLanguageCodes } from "#content/language.ts";
import { type ProfileName, profiles } from "#content/profiles.ts";
import type { AnalyticsSettings } from "#shared/public-settings.ts";

/** The message continues a sentence that starts with the variable's name. */
type Invalid = { input: unknown };

const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      ({ input }: Invalid) => `is "${input}", but it must be a whole number from ${min} to ${max}.`,
    ),
    v.transform(Number),
  );

/** Port on the loopback interface. 0 would be a random port, so it means none. */
const portOrNone = v.optional(
  v.pipe(
    integer(0, 65_535),
    v.transform((port) => port || null),
  ),
  "0",
);

const isOneOf = <const Name extends string>(names: readonly Name[]) =>
  v.picklist(names, ({ input }: Invalid) => `is "${input}", but it must be one of: ${names.join(", ")}.`);

const switchedOn = v.optional(
  v.pipe(
    isOneOf(["on", "off"]),
    v.transform((text) => text === "on"),
  ),
  "off",
);

/** Requires a host. The message omits the value, because a connection string may contain a password. */
const address = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.transform((text) => URL.parse(text)),
    v.custom<URL>(
      (url) => url instanceof URL && protocols.includes(url.protocol) && url.hostname !== "",
      `is not a usable address: it must begin with ${protocols.map((protocol) => `${protocol}//`).join(" or ")} and name a host.`,
    ),
  );

const connection = (...protocols: string[]) =>
  v.pipe(
    address(...protocols),
    v.transform(({ href }) => href),
  );

function listExtras(url: URL): string[] {
  return [
    ...(url.username || url.password ? ["a user name or password"] : []),
    ...(url.pathname === "/" ? [] : ["a path"]),
    ...(url.href.includes("?") ? ["a query"] : []),
    ...(url.href.includes("#") ? ["a fragment"] : []),
  ];
}

const origin = v.pipe(
  address("http:", "https:"),
  v.check(
    (url) => listExtras(url).length === 0,
    ({ input }) =>
      `has ${listExtras(input).join(" and ")}, but it must be scheme and host alone, such as https://www.example.com.`,
  ),
  v.transform((url) => url.origin),
);

const mailbox = v.pipe(
  v.string(),
  v.regex(
    /^[^\s@<>",;]+@[^\s@<>",;]+$/,
    ({ input }: Invalid) => `is "${input}", but it must be a bare address, such as post@site.example.`,
  ),
);

/** Below this range, small limits become zero. Above it, limits have no effect. */
const scales = { min: 0.1, max: 100_000 };

const rateLimitScale = v.pipe(
  v.string(),
  v.check(
    (text) => Number(text) >= scales.min && Number(text) <= scales.max,
    ({ input }: Invalid) =>
      `is "${input}", but it must be a number from ${scales.min} to ${scales.max}; 1 leaves every limit as it is.`,
  ),
  v.transform(Number),
);

const host = v.pipe(
  v.string(),
  v.check(
    (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
    ({ input }: Invalid) => `is "${input}", but it must be an address or a host name, such as 0.0.0.0 or localhost.`,
  ),
);

/** 32 bytes. The message omits the value, which may be a key with a typo. */
const secretsKey = v.pipe(
  v.string(),
  v.check(
    (text) => Buffer.from(text, "base64").length === 32 && Buffer.from(text, "base64").toString("base64") === text,
    "must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.",
  ),
  v.transform((text) => Buffer.from(text, "base64")),
);

/** Supabase's secret keys are `sb_secret_…` or a JWT with the role `service_role`. */
function isSecretKey(key: string): boolean {
  if (key.startsWith("sb_secret_")) return true;
  const payload = key.split(".")[1];
  if (!payload) return false;
  return Buffer.from(payload, "base64url").toString("utf8").includes("service_role");
}

const redirectUrls = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(",")
      .map((pattern) => pattern.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/,
        ({ input }: Invalid) =>
          `contains "${input}", but each entry must be an address such as https://shop.example/welcome.`,
      ),
    ),
  ),
);

const webhookUrl = v.pipe(
  address("https:", "http:"),
  v.check(
    ({ username, password, hash }) => !username && !password && !hash,
    "has a user name, a password or a fragment, which can't be sent.",
  ),
);

const exampleOfAnalytics: Record<AnalyticsService, string> = {
  plausible: "plausible https://plausible.io shop.example",
  umami: "umami https://cloud.umami.is 94db1cb1-74f4-4a40-ad6c-962362670409",
  goatcounter: "goatcounter https://shop.goatcounter.com",
};

const analyticsIds: Record<AnalyticsService, RegExp> = {
  plausible: /^[a-z0-9]([a-z0-9./-]{0,200}[a-z0-9])?$/i,
  umami: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  goatcounter: /^$/,
};

const isAnalyticsService = (name: string): name is AnalyticsService => Object.hasOwn(analyticsServices, name);

const analytics = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): AnalyticsSettings => {
    const [service = "", address = "", id = "", ...more] = dataset.value.split(/\s+/);
    if (!isAnalyticsService(service)) {
      const names = Object.keys(analyticsServices).join(", ");
      addIssue({ message: `begins with "${service}", but it must begin with one of: ${names}.` });
      return NEVER;
    }
    const url = URL.parse(address);
    const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
    if (
      !url ||
      !isSafe ||
      // The host becomes a source in the site's policy, where other characters are wildcards or separators.
      !/^([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/.test(url.host) ||
      url.username ||
      url.password ||
      url.search ||
      url.hash ||
      more.length > 0 ||
      !analyticsIds[service].test(id)
    ) {
      addIssue({ message: `is not usable: it must be like "${exampleOfAnalytics[service]}", with an https address.` });
      return NEVER;
    }
    const endpoint = url.href.replace(/\/?$/, "/") + analyticsServices[service].path;
    return { service, endpoint, ...(id && { id }) };
  }),
);

const isLoopback = (host: string): boolean => host === "localhost" || host === "127.0.0.1" || host === "[::1]";

const isProfile = (name: string): name is ProfileName => Object.hasOwn(profiles, name);

export const settingVariables = {
  ADMIN_ORIGIN: v.optional(origin),
  ADMIN_PORT: portOrNone,
  ANALYTICS: v.optional(analytics),
  AUTH_REDIRECT_URLS: v.optional(redirectUrls, ""),
  CAPTCHA_PROVIDER: v.optional(isOneOf(["turnstile", "hcaptcha", "none"])),
  CAPTCHA_SECRET: v.optional(v.string()),
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  DATABASE_URL: v.optional(connection("postgres:", "postgresql:")),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => path.resolve(folder)),
    ),
    "data",
  ),
  GITHUB_CLIENT_ID: v.optional(v.string()),
  GITHUB_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  HOST: v.optional(host, "127.0.0.1"),
  HSTS_PRELOAD: switchedOn,
  MAIL_FROM: v.optional(mailbox),
  /** A hundred years at most, which is effectively forever. */
  MESSAGE_RETENTION_DAYS: v.optional(integer(1, 36_500)),
  METRICS_PORT: portOrNone,
  MIGRATION_DATABASE_URL: v.optional(connection("postgres:", "postgresql:")),
  PORT: v.optional(integer(0, 65_535), "3000"),
  RATE_LIMIT_SCALE: v.optional(rateLimitScale, "1"),
  SECRETS_KEY: v.optional(secretsKey),
  SECRETS_KEY_PREVIOUS: v.optional(secretsKey),
  /** Also read by the build (scripts/build.ts). */
  SITE_LANGUAGES: v.optional(
    v.pipe(
      v.string(),
      v.transform(parseLanguageCodes),
      v.check(
        (codes) => codes.every((code) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(code)),
        "must be language codes separated by commas, such as en,es.",
      ),
    ),
  ),
  SITE_PROFILE: v.optional(isOneOf(Object.keys(profiles).filter(isProfile)), "spec"),
  SITE_URL: v.optional(origin),
  SMTP_URL: v.optional(connection("smtp:", "smtps:")),
  SUPABASE_PUBLISHABLE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (key) => !isSecretKey(key),
        "is a secret key, which every visitor could read: use the publishable (anon) key.",
      ),
    ),
  ),
  SUPABASE_URL: v.optional(origin),
  TEAM_EMAIL: v.optional(mailbox),
  TRUSTED_PROXY_COUNT: v.optional(integer(0, 10), "0"),
  WEBHOOK_ALLOW_PRIVATE: switchedOn,
  WEBHOOK_SECRET: v.optional(v.string()),
  WEBHOOK_URL: v.optional(webhookUrl),
};

export type SettingName = keyof typeof settingVariables;
