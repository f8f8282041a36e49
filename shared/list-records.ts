import type { ListTable } from "./readable-tables.ts";

export interface RecordPage {
  rows: readonly Record<string, unknown>[];
  total: number | null;
  hasNext: boolean;
}

/** With its neighbors in the table; null for the first or the last. */
export interface CaseStudyRecords {
  readonly caseStudy: Record<string, unknown>;
  readonly previous: Record<string, unknown> | null;
  readonly next: Record<string, unknown> | null;
}

/** What its page shows without scripts (S7.4, S7.5). */
export type ListRecords = Readonly<Record<ListTable, RecordPage>>;

/** The lists, or on a case study's own page that study. */
export interface ServedRecords extends ListRecords {
  readonly caseStudy?: CaseStudyRecords;
}
