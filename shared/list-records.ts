import type { ReadableTable } from "./readable-tables.ts";

/** Rows of a list that one page shows, as the tables spell them. */
export interface RecordPage {
  rows: readonly Record<string, unknown>[];
  /** How many rows the table has; null where that is not known. */
  total: number | null;
  /** Whether rows follow after these. */
  hasNext: boolean;
}

/** The part of each list that its page holds without scripts (S7.4, S7.5). */
export type ListRecords = Readonly<Record<ReadableTable, RecordPage>>;
