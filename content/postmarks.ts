import { formatDayAndMonth } from "./dates.ts";
import { sent } from "#words/postmarks.ts";
import { site } from "./brand/site.ts";

/** Returns texts such as "Nov 24" and "2026", in the visitor's time zone. */
export function sentPostmark(now: Date): { top: string; bottom: string; middle: readonly [string, string] } {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return { top: sent, bottom: site.name, middle: [formatDayAndMonth(day), String(day.getUTCFullYear())] };
}
