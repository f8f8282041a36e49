import { whenUsed } from "./format.ts";
import { devicesSection, recoveryCodes, twoFactorSection } from "./generated/account.ts";
import { site } from "./site.ts";

/** Texts with dates and numbers for the account screens of the live profile (P6). The screens' words are in generated/account.ts. */

const day = whenUsed(() => new Intl.DateTimeFormat(site.locale, { dateStyle: "long" }));
const moment = whenUsed(() => new Intl.DateTimeFormat(site.locale, { dateStyle: "medium", timeStyle: "short" }));
const month = whenUsed(() => new Intl.DateTimeFormat(site.locale, { month: "short", year: "numeric" }));

/** "Nov 2026". */
export function monthOf(iso: string): string {
  return month().format(new Date(iso));
}

export function appAdded(iso: string): string {
  return twoFactorSection.added(day().format(new Date(iso)));
}

export function lastSeen(iso: string): string {
  return devicesSection.seen(moment().format(new Date(iso)));
}

/** Either may be empty. */
export function deviceName(browser: string, system: string): string {
  return browser && system ? devicesSection.device({ browser, system }) : browser || system;
}

/** Null where none were made. */
export function recoveryCodesLeft(count: number | null): string {
  return count === null ? recoveryCodes.noneLeft : recoveryCodes.left(count);
}

export function recoveryCodesFile(email: string, made: Date, codes: readonly string[]): string {
  return [recoveryCodes.fileTitle(email), recoveryCodes.fileText(day().format(made)), "", ...codes, ""].join("\n");
}

/** Browsers and systems as they name themselves. The first match counts, because a browser may also send names from later in the list. */
export const browserNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

export const systemNames: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];
