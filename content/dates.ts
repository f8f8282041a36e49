import { longDay, monthNames, shortDay } from "#words/dates.ts";

/**
 * In UTC, assembled from parts: a browser's first date format takes a slow phone longer than the list of cards that shows it. dates.test.ts
 * compares them with the platform's.
 */

/** "September 3, 2026"; empty for an invalid date. */
export function formatDay(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? longDay({ month: month.long, date: dayOf(date), year: String(date.getUTCFullYear()) }) : "";
}

/** "Sep 3"; empty for an invalid date. */
export function formatDayAndMonth(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? shortDay({ month: month.short, date: dayOf(date) }) : "";
}

const dayOf = (date: Date): string => String(date.getUTCDate());
