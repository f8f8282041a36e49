import { longDay, monthNames, shortDay } from "#words/dates.ts";

/** Formats in UTC without Intl, because a slow phone renders a list of cards faster than it creates the first formatter. */

/** Such as "September 3, 2026". Empty for an invalid date. */
export function formatDay(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? longDay({ month: month.long, date: formatDayNumber(date), year: String(date.getUTCFullYear()) }) : "";
}

/** Such as "Sep 3". Empty for an invalid date. */
export function formatDayAndMonth(date: Date): string {
  const month = monthNames[date.getUTCMonth()];
  return month ? shortDay({ month: month.short, date: formatDayNumber(date) }) : "";
}

const formatDayNumber = (date: Date): string => String(date.getUTCDate());
