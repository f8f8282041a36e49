import { settingVariables } from "./setting-variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the trimmed value. An empty one counts as unset. */
export function readSetting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Settings of older versions. The server starts with a warning if one is set. */
const endedSettings: readonly string[] = ["INDEXNOW_KEY", "SUPABASE_SECRET_KEY"];

export const findEndedSettings = (environment: Environment): string[] =>
  endedSettings.filter((name) => readSetting(environment, name) !== undefined);

/** Kubernetes sets SITE_SERVICE_HOST, SITE_PORT=tcp://… and others for a service named `site`. */
const kubernetes = /_SERVICE_(?:HOST|PORT)|_PORT_\d|=(?:tcp|udp|sctp):/;
const ownPrefix = /^(?:CAPTCHA_|HSTS_|RATE_LIMIT_|SITE_|SMTP_|TRUSTED_PROXY)/;

/** Finds unknown names that look like settings, so that a misspelled one is reported instead of ignored. */
export const findUnknownSettings = (environment: Environment): string[] =>
  Object.keys(environment).filter(
    (name) =>
      ownPrefix.test(name) &&
      readSetting(environment, name) !== undefined &&
      !Object.hasOwn(settingVariables, name) &&
      !endedSettings.includes(name) &&
      !kubernetes.test(`${name}=${environment[name]}`),
  );
