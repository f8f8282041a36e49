import { formatDayAndMonth } from "./dates.ts";
import { sent } from "#words/postmarks.ts";
import { site } from "./brand/site.ts";

/** Uses the visitor's time zone ("Nov 24", "2026"). */
export function sentPostmark(now: Date): { top: string; bottom: string; middle: readonly [string, string] } {
  const day = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
  return { top: sent, bottom: site.name, middle: [formatDayAndMonth(day), String(day.getUTCFullYear())] };
}
