/**
 * PGlite can't interrupt statements, so their cost is limited. With 10,000 case studies, the slowest reads take 0.25 to
 * 0.4 s with seven patterns, and 3 to 6 s if each text has 4,000 characters (200 MB in total).
 * A network gets at most a third of the time (read-answers.ts).
 */
export const queryLimits = {
  /** Characters of the query string. */
  queryString: 4_000,
  columns: 40,
  /** Including filters within `and` and `or`. */
  filters: 12,
  orderTerms: 6,
  listElements: 100,
  /** Characters. */
  value: 300,
  /** Each wildcard multiplies the work on a long text. */
  pattern: 40,
  wildcards: 4,
  /** Each `like` reads every text. Seven search all columns of a case study. */
  patterns: 7,
  /** Rows per response, like PostgREST's db-max-rows. `Content-Range` has the total. */
  rows: 500,
  /** Characters of a response without a row limit, because texts may be long. */
  openAnswer: 256 * 1024,
  /** Maximum per network. Further reads get a 503. */
  waitingReads: 20,
} as const;
