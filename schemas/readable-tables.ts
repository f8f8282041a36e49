import { caseStudy } from "./case-study.ts";
import { platform } from "./platform.ts";

const listColumns = <Entries extends object>({ entries }: { entries: Entries }) =>
  Object.keys(entries) as (keyof Entries & string)[];

/** Publicly readable columns, named as in the database (S3.1, S3.2). */
export const readableTables = {
  case_studies: listColumns(caseStudy),
  social_media_world: listColumns(platform),
  record_translations: ["id", "case_study_id", "platform_id", "language", "texts", "words"],
} as const;

export type ReadableTable = keyof typeof readableTables;

export type ReadableColumn<Table extends ReadableTable> = (typeof readableTables)[Table][number];

export type ListTable = Exclude<ReadableTable, "record_translations">;
