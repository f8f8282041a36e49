/**
 * What may be asked of the database. PGlite does not interrupt a long statement, so its cost is bounded beforehand.
 * Nothing the site or a person at a keyboard asks comes near these. The dearest read they allow, two patterns that
 * almost match everywhere in 1,000 rows of 4,000 equal letters, took 0.35 s of processor time on PGlite.
 */
export const limits = {
  /** Characters of the query string. */
  queryString: 4_000,
  columns: 40,
  filters: 10,
  orderTerms: 6,
  listElements: 100,
  /** Characters of one filter value. */
  value: 300,
  /** Characters and wildcards of a `like` pattern: each wildcard multiplies the work on a long text. */
  pattern: 40,
  wildcards: 4,
  /** `like` and `ilike` filters of one request: each reads every text to its end. */
  patterns: 2,
  /** Rows of one answer, as PostgREST's db-max-rows: more are left out without an error. */
  rows: 100_000,
  /** Bytes of a body, and rows in it. */
  body: 64 * 1024,
  insertRows: 10,
  /** Reads of one network that wait for their turn at the database; the next one is told to come back. */
  waitingReads: 20,
} as const;
