import { ExpectedError } from "../lib/expected-error.ts";
import { type Environment, type SettingName, valueOf } from "./setting-names.ts";

/** A setting that prevents the start, in one sentence for the operator. */
export class SettingsError extends ExpectedError {
  override name = "SettingsError";
}

/** The value of a setting; only names in the list of all are accepted. */
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

/** A URL of one of these protocols with a host, or null where nothing is set. */
export function readUrl(environment: Environment, name: SettingName, protocols: readonly string[]): URL | null {
  const text = value(environment, name);
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || (url.protocol !== "file:" && !url.hostname)) {
    const examples = protocols.map((protocol) => `${protocol}//`).join(" or ");
    // Not repeated in the message: a connection string can hold a password.
    throw new SettingsError(`${name} is not a usable address: it must begin with ${examples} and name a host.`);
  }
  return url;
}

/** The origin of a web address without a path, query or fragment. */
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

/** Variables that must be set together: all of them or none. */
export function readTogether(environment: Environment, names: readonly SettingName[]): (string | undefined)[] {
  const values = names.map((name) => value(environment, name));
  const missing = names.filter((_name, index) => values[index] === undefined);
  if (missing.length > 0 && missing.length < names.length) {
    const verb = missing.length === 1 ? "is" : "are";
    throw new SettingsError(`${missing.join(" and ")} ${verb} missing: ${names.join(", ")} must be set together.`);
  }
  return values;
}

/** A bare email address, or null where nothing is set. */
export function readMailbox(environment: Environment, name: SettingName): string | null {
  const text = value(environment, name);
  if (text === undefined) return null;
  if (!/^[^\s@<>",;]+@[^\s@<>",;]+$/.test(text)) {
    throw new SettingsError(`${name} is "${text}", but it must be a bare address, such as post@larkpost.example.`);
  }
  return text;
}
