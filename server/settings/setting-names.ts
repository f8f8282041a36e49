import { type SettingName, settingVariables } from "./setting-variables.ts";

/** Every variable that the site reads. */
export const settingNames = Object.keys(settingVariables) as SettingName[];

export type Environment = Readonly<Record<string, string | undefined>>;

const known: ReadonlySet<string> = new Set(settingNames);

/** What a variable holds, without spaces around it. An empty value counts as not set. */
export function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/**
 * A variable that is probably a misspelled setting: the site would start without what the operator meant. If the correct name is
 * set too, the variable belongs to another program.
 */
export function findMisspelling(environment: Environment): { name: string; meant: SettingName } | null {
  for (const name of strangers(environment)) {
    const meant = settingNames.find((setting) => isMisspelling(name, setting));
    if (meant !== undefined && valueOf(environment, meant) === undefined) return { name, meant };
  }
  return null;
}

/** Prefixes that are used by settings of the site and hardly by other programs. */
const ownFamilies = ["CAPTCHA_", "HSTS_", "RATE_LIMIT_", "SITE_", "SMTP_", "TRUSTED_PROX"];

/** Variables that look like settings but are not; they may be meant for another program. */
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

/** Lengths in letters. In a shorter name, one different letter makes another program's name (HOST and HOSTS, SMTP_URL and SFTP_URL). */
const minLength = 8;
const long = 12;
const longEnoughToBeCut = 5;

/**
 * Whether a name differs from a setting's by a typing error in one or two of its words. A short name may have swapped letters, or
 * one letter too many or too few in its last word. A long name may have any single wrong letter, or a truncated word.
 */
function isMisspelling(given: string, setting: SettingName): boolean {
  if (setting.length < minLength) return false;
  const name = given.toUpperCase();
  if (name === setting) return true;
  const isLong = setting.length >= long;
  const words = name.split("_");
  const meant = setting.split("_");
  if (words.length !== meant.length) return isLong && name[0] === setting[0] && typingErrorOf(name, setting) !== null;
  let errors = 0;
  for (const [index, word] of meant.entries()) {
    const found = words[index] ?? "";
    if (found === word) continue;
    const error = typingErrorOf(found, word);
    const isLast = index === meant.length - 1;
    const isLikely = isLong
      ? error !== null || (found.length >= longEnoughToBeCut && word.startsWith(found))
      : error === "swapped" || (error === "length" && isLast);
    if (!isLikely || (index === 0 && error !== "swapped" && found[0] !== word[0])) return false;
    errors += 1;
  }
  return errors <= (isLong ? 2 : 1);
}

/** How two different words differ, where one typing error explains it. */
function typingErrorOf(one: string, other: string): "length" | "replaced" | "swapped" | null {
  const shared = Math.min(one.length, other.length);
  let start = 0;
  while (start < shared && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shared - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [here, there] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (here.length + there.length === 1) return "length";
  if (here.length === 1 && there.length === 1) return "replaced";
  return here.length === 2 && here === [...there].reverse().join("") ? "swapped" : null;
}
