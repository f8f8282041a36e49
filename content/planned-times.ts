/** ISO times in UTC, such as 2026-12-01T08:00Z. Without one, there is no limit. */
export interface PlannedTimes {
  readonly from?: string;
  readonly until?: string;
}

/** Milliseconds between the server's checks of planned times. */
export const plannedTimesGap = 15_000;

export const hasTimes = ({ from, until }: PlannedTimes): boolean => from !== undefined || until !== undefined;

/** A time that can't be read hides its content. */
export function isShown({ from, until }: PlannedTimes, now = Date.now()): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
}

/** Search data of currently shown articles and templates with planned times. */
export const plannedDocumentsPath = "/search-planned.json";
