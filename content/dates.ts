import { longDay, monthNames, shortDay } from "#words/dates.ts";

/** In UTC, from parts: a browser's first date format takes a slow phone longer than a list of cards. */

/** "September 3, 2026"; empty for an invalid date. */
export function formatDay(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? longDay({ month: month.long, date: formatDayNumber(date), year: String(date.getUTCFullYear()) }) : "";
}

/** "Sep 3"; empty for an invalid date. */
export function formatDayAndMonth(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? shortDay({ month: month.short, date: formatDayNumber(date) }) : "";
}

const formatDayNumber = (date: Date): string => String(date.getUTCDate());
