import { locale } from "#words/language.ts";

/** Such as "08:12". `instant` is Unix time in milliseconds. */
export const timeIn = (timeZone: string, instant: number): string =>
  new Date(instant).toLocaleTimeString(locale, { timeZone, timeStyle: "short", hourCycle: "h23" });

/** The sample email's time, shown wherever no live clock runs. */
export const posted = Date.UTC(2026, 10, 20, 8, 12);
