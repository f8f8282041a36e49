import type { ReadableTable } from "./readable-tables.ts";

/** Rows of a list that one page shows, as the tables spell them. */
export interface RecordPage {
  rows: readonly Record<string, unknown>[];
  /** How many rows the table has; null where that is not known. */
  total: number | null;
  /** Whether rows follow after these. */
  hasNext: boolean;
}

/** A case study with those beside it in the table; null where it is the first or the last. */
export interface CaseStudyRecords {
  readonly caseStudy: Record<string, unknown>;
  readonly previous: Record<string, unknown> | null;
  readonly next: Record<string, unknown> | null;
}

/** The part of each list that its page holds without scripts (S7.4, S7.5). */
export type ListRecords = Readonly<Record<ReadableTable, RecordPage>>;

/** What a page is rendered from: the lists, or on a case study's own page that study. */
export interface ServedRecords extends ListRecords {
  readonly caseStudy?: CaseStudyRecords;
}
