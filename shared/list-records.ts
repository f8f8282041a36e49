import type { ListTable } from "#schemas/readable-tables.ts";

export interface RecordPage {
  rows: readonly Record<string, unknown>[];
  total: number | null;
  hasNext: boolean;
}

/** `previous` and `next` are the case study's neighbors in the table, null at either end. */
export interface CaseStudyRecords {
  readonly caseStudy: Record<string, unknown>;
  readonly previous: Record<string, unknown> | null;
  readonly next: Record<string, unknown> | null;
}

/** Records for pages without scripts (S7.4, S7.5). */
export type ListRecords = Readonly<Record<ListTable, RecordPage>>;

export interface ServedRecords extends ListRecords {
  readonly caseStudy?: CaseStudyRecords;
}

/** Foreign key columns of `record_translations` (D33). */
export const translatedId = {
  case_studies: "case_study_id",
  social_media_world: "platform_id",
} as const satisfies Record<ListTable, string>;
