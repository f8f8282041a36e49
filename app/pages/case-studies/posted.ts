import { formatDay, formatDayAndMonth } from "#content/dates.ts";

/** A day in words, or nothing where the table holds no readable date. */
export function postedOn(isoDate: string): string {
  return formatDay(new Date(isoDate));
}

/** The two lines in the middle of a postmark. */
export function postmarkDay(isoDate: string): [string, string] {
  const date = new Date(isoDate);
  return [formatDayAndMonth(date), String(date.getUTCFullYear())];
}
