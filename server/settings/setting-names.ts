import { settingVariables } from "./setting-variables.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Trimmed. An empty value counts as unset. */
export function readSetting(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Settings of older versions. The server starts with a warning if one is set. */
const endedSettings: readonly string[] = ["INDEXNOW_KEY", "SUPABASE_SECRET_KEY"];

export const findEndedSettings = (environment: Environment): string[] =>
  endedSettings.filter((name) => readSetting(environment, name) !== undefined);

const ownPrefixes = ["CAPTCHA_", "HSTS_", "RATE_LIMIT_", "SITE_", "SMTP_", "TRUSTED_PROXY"];

/** Otherwise a misspelled setting would be silently ignored. */
export function findUnknownSettings(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => {
    const value = readSetting(environment, name);
    return (
      value !== undefined &&
      ownPrefixes.some((prefix) => name.startsWith(prefix)) &&
      !Object.hasOwn(settingVariables, name) &&
      !endedSettings.includes(name) &&
      !isFromKubernetes(name, value)
    );
  });
}

/** Kubernetes sets variables for each service: one named `site` leads to SITE_SERVICE_HOST and SITE_PORT. */
function isFromKubernetes(name: string, value: string): boolean {
  return /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/.test(name) || /^(tcp|udp|sctp):\/\//.test(value);
}
