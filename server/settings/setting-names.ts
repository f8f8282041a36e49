import { type SettingName, settingVariables } from "./setting-variables.ts";

export const settingNames = Object.keys(settingVariables) as SettingName[];

export type Environment = Readonly<Record<string, string | undefined>>;

const known: ReadonlySet<string> = new Set(settingNames);

/** Trimmed. An empty value counts as not set. */
export function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/**
 * A probable misspelling would start the site without the operator's setting. If the correct name is set too, the
 * variable belongs to another program.
 */
export function findMisspelling(environment: Environment): { name: string; meant: SettingName } | null {
  for (const name of strangers(environment)) {
    const meant = settingNames.find((setting) => isMisspelling(name, setting));
    if (meant !== undefined && valueOf(environment, meant) === undefined) return { name, meant };
  }
  return null;
}

/** Hardly used by other programs. */
const ownFamilies = ["CAPTCHA_", "HSTS_", "RATE_LIMIT_", "SITE_", "SMTP_", "TRUSTED_PROX"];

export function findLookalikes(environment: Environment): string[] {
  return strangers(environment).filter((name) => ownFamilies.some((family) => name.startsWith(family)));
}

function strangers(environment: Environment): string[] {
  return Object.keys(environment).filter((name) => {
    const value = valueOf(environment, name);
    return value !== undefined && !known.has(name) && !isOfKubernetes(name, value);
  });
}

/** Kubernetes sets variables for each service: a service named `site` makes SITE_SERVICE_HOST and SITE_PORT. */
function isOfKubernetes(name: string, value: string): boolean {
  return /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP|SCTP)(_|$)/.test(name) || /^(tcp|udp|sctp):\/\//.test(value);
}

/**
 * Letters. In a shorter name, one different letter makes another program's name (HOST and HOSTS, SMTP_URL and
 * SFTP_URL).
 */
const shortest = 8;
const long = 12;

const lettersOf = (name: string): string => name.replaceAll("_", "");

/**
 * A typing error: underscores, swapped letters, or one letter too many or too few at the end. In a long name it may be
 * anywhere but at the beginning, and a wrong letter or two that are missing.
 */
function isMisspelling(variable: string, setting: SettingName): boolean {
  const name = variable.toUpperCase();
  if (setting.length < shortest) return false;
  if (lettersOf(name) === lettersOf(setting)) return true;
  const least = Math.min(name.length, setting.length);
  let start = 0;
  while (start < least && name[start] === setting[start]) start += 1;
  let end = 0;
  while (end < least - start && name.at(-1 - end) === setting.at(-1 - end)) end += 1;
  const [here, there] = [name.slice(start, name.length - end), setting.slice(start, setting.length - end)];
  if (here.length === 2 && here === [...there].reverse().join("")) return true;
  if (setting.length < long) return end === 0 && here.length + there.length <= 1;
  return start > 0 && here.length <= 1 && there.length <= 2;
}
