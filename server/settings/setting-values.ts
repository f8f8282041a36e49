import { type Environment, type SettingName, valueOf } from "./setting-names.ts";

/** A setting that the process cannot start with. Its message is one sentence for the person at the terminal. */
export class SettingsError extends Error {}

/** Takes the names of settings only, so that each has to be in the list of all. */
export function value(environment: Environment, name: SettingName): string | undefined {
  return valueOf(environment, name);
}

/** A whole number within bounds, or `fallback` where nothing is set. */
export function readInteger(
  environment: Environment,
  name: SettingName,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = value(environment, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most) {
    throw new SettingsError(`${name} is "${text}", but it must be a whole number from ${least} to ${most}.`);
  }
  return number;
}

/** An address of one of these protocols that names a host, or null where nothing is set. */
export function readUrl(environment: Environment, name: SettingName, protocols: readonly string[]): URL | null {
  const text = value(environment, name);
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || (url.protocol !== "file:" && !url.hostname)) {
    const examples = protocols.map((protocol) => `${protocol}//`).join(" or ");
    // A connection string can hold a password, so the value itself is not repeated.
    throw new SettingsError(`${name} is not a usable address: it must begin with ${examples} and name a host.`);
  }
  return url;
}

/** The origin of a web address that has nothing else, but for a lone slash at its end. */
export function readOrigin(environment: Environment, name: SettingName): string | null {
  const url = readUrl(environment, name, ["http:", "https:"]);
  if (!url) return null;
  const extras = [
    ...(url.username || url.password ? ["a user name or password"] : []),
    ...(url.pathname === "/" ? [] : ["a path"]),
    ...(url.href.includes("?") ? ["a query"] : []),
    ...(url.href.includes("#") ? ["a fragment"] : []),
  ];
  if (extras.length > 0) {
    throw new SettingsError(
      `${name} has ${extras.join(" and ")}, but it must be scheme and host alone, such as https://www.example.com.`,
    );
  }
  return url.origin;
}

/** Variables that mean something only together: all of them or none. */
export function readTogether(environment: Environment, names: readonly SettingName[]): (string | undefined)[] {
  const values = names.map((name) => value(environment, name));
  const missing = names.filter((_name, index) => values[index] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const verb = missing.length === 1 ? "is" : "are";
    throw new SettingsError(`${missing.join(" and ")} ${verb} missing: ${names.join(", ")} must be set together.`);
  }
  return values;
}
