/** From when and until when something is shown: ISO times in UTC, such as 2026-12-01T08:00Z. Without one, it always is. */
export interface PlannedTimes {
  readonly from?: string;
  readonly until?: string;
}

/** Milliseconds between two looks of the server at what planned times show and hide. */
export const plannedTimesGap = 15_000;

export const hasTimes = ({ from, until }: PlannedTimes): boolean => from !== undefined || until !== undefined;

/** A time that can't be read hides what it belongs to. */
export function isShown({ from, until }: PlannedTimes, now = Date.now()): boolean {
  return (from === undefined || Date.parse(from) <= now) && (until === undefined || now < Date.parse(until));
}

/** Where a browser finds what a search has to know of the articles and templates with planned times, those shown now. */
export const plannedDocumentsPath = "/search-planned.json";
