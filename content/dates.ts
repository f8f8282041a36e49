/**
 * Dates as the site's locale writes them, in UTC, put together from their parts: a browser's first date format takes a slow phone
 * longer than a list of cards that shows it. dates.test.ts holds them to the platform's own.
 */
const months = [
  { long: "January", short: "Jan" },
  { long: "February", short: "Feb" },
  { long: "March", short: "Mar" },
  { long: "April", short: "Apr" },
  { long: "May", short: "May" },
  { long: "June", short: "Jun" },
  { long: "July", short: "Jul" },
  { long: "August", short: "Aug" },
  { long: "September", short: "Sep" },
  { long: "October", short: "Oct" },
  { long: "November", short: "Nov" },
  { long: "December", short: "Dec" },
] as const;

/** "September 3, 2026"; empty for a date that is none. */
export function formatDay(date: Date): string {
  const month = months[date.getUTCMonth()];
  return month ? `${month.long} ${date.getUTCDate()}, ${date.getUTCFullYear()}` : "";
}

/** "Sep 3"; empty for a date that is none. */
export function formatDayAndMonth(date: Date): string {
  const month = months[date.getUTCMonth()];
  return month ? `${month.short} ${date.getUTCDate()}` : "";
}
