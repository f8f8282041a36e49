import { locale } from "#words/language.ts";

/** Two digits each, "08:12". `instant` in milliseconds since 1970. */
export const timeIn = (timeZone: string, instant: number): string =>
  new Date(instant).toLocaleTimeString(locale, { timeZone, timeStyle: "short", hourCycle: "h23" });

/** When the sample email leaves London: shown wherever no live clock runs. */
export const posted = Date.UTC(2026, 10, 20, 8, 12);
