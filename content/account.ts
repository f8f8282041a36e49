import { whenUsed } from "./format.ts";
import { recoveryCodes } from "#words/account.ts";
import { locale } from "#words/language.ts";

const day = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));
const moment = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));
const month = whenUsed(() => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric" }));

/** Such as "Nov 2026". */
export function formatMonth(iso: string): string {
  return month().format(new Date(iso));
}

export function longDate(iso: string): string {
  return day().format(new Date(iso));
}

export function formatMoment(iso: string): string {
  return moment().format(new Date(iso));
}

export function recoveryCodesLeft(count: number | null): string {
  return count === null ? recoveryCodes.noneLeft : recoveryCodes.left(count);
}

export function recoveryCodesFile(email: string, made: Date, codes: readonly string[]): string {
  return [recoveryCodes.fileTitle(email), recoveryCodes.fileText(day().format(made)), "", ...codes, ""].join("\n");
}

/** Listed in order of precedence, because a user agent string may also contain names from later in the list. */
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
