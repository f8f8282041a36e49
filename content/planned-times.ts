/** ISO times in UTC, such as 2026-12-01T08:00Z. */
export interface PlannedTimes {
  readonly from?: string;
  readonly until?: string;
}

/** Milliseconds between the server's checks. */
export const plannedTimesGap = 15_000;

export const hasTimes = ({ from, until }: PlannedTimes): boolean => from !== undefined || until !== undefined;

/** An invalid time hides the content. */
export function isShown({ from, until }: PlannedTimes, now = Date.now()): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
}

/** Serves the search documents of scheduled articles and templates that are currently shown. */
export const plannedDocumentsPath = "/search-planned.json";
