import { site } from "./site.ts";

/** Writes the time of day in a zone as two digits each, "08:12". */
export function clockIn(locale: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** The time of day in a zone, "08:12". `instant` in milliseconds since 1970. */
export const timeIn = (timeZone: string, instant: number): string => clockIn(site.locale, timeZone).format(instant);

/** When the sample email leaves London: the hour shown wherever no live clock runs. */
export const posted = Date.UTC(2026, 10, 20, 8, 12);
