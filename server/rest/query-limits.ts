/**
 * What may be asked of the database. PGlite does not interrupt a long statement, so its cost is bounded beforehand.
 * Nothing the site or a person at a keyboard asks comes near these. The dearest reads they allow, on PGlite with 10,000
 * case studies of the 870 characters of the seed: seven patterns that match nowhere 0.25 to 0.4 s, one text search 0.3 s.
 * Where each text has the 4,000 characters it may have at most (200 MB): 3 to 6 s, and 8 to 10 s. What one network asks
 * takes a third of the time at most (answers.ts), whatever it costs.
 */
export const queryLimits = {
  /** Characters of the query string. */
  queryString: 4_000,
  columns: 40,
  /** Characters of a column's alias. */
  alias: 63,
  /** Filters of one request, those within `and` and `or` included. */
  filters: 12,
  /** How deep `and` and `or` may stand in each other. */
  logicDepth: 4,
  orderTerms: 6,
  listElements: 100,
  /** Characters of one filter value. */
  value: 300,
  /** Characters and wildcards of a `like` pattern: each wildcard multiplies the work on a long text. */
  pattern: 40,
  wildcards: 4,
  /**
   * `like` and `ilike` filters of one request: each reads every text to its end. Seven let a search look into every text
   * of a case study. A text search counts as seven, because it cuts every text of its column into words.
   */
  patterns: 7,
  /** Characters of a text search. */
  textSearch: 100,
  /** Rows of one answer, as PostgREST's db-max-rows: `Content-Range` tells how many more there are. */
  rows: 500,
  /** Characters of an answer whose request names no number of rows: a list's first answer stays small, however long its texts are. */
  openAnswer: 256 * 1024,
  /** Rows of a body. */
  insertRows: 10,
  /** Reads of one network that wait for their turn at the database; the next one is told to come back. */
  waitingReads: 20,
} as const;
