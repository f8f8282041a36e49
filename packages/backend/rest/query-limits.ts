/**
 * PGlite can't interrupt a statement, so its cost is bounded. Worst allowed reads of 10,000 case studies: seven
 * patterns 0.25 to 0.4 s; with texts of 4,000 characters (200 MB) 3 to 6 s.
 * One network gets a third of the time at most (read-answers.ts).
 */
export const queryLimits = {
  /** Characters of the query string. */
  queryString: 4_000,
  columns: 40,
  /** Those within `and` and `or` included. */
  filters: 12,
  orderTerms: 6,
  listElements: 100,
  /** Characters. */
  value: 300,
  /** Each wildcard multiplies the work on a long text. */
  pattern: 40,
  wildcards: 4,
  /** Each `like` reads every text; seven cover a case study. */
  patterns: 7,
  /** Rows of one answer, as PostgREST's db-max-rows: `Content-Range` tells the total. */
  rows: 500,
  /** Characters, where the request names no number of rows: texts may be long. */
  openAnswer: 256 * 1024,
  /** Per network; further reads get 503. */
  waitingReads: 20,
} as const;
