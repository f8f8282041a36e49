import type { GenericSchema } from "valibot";
import { caseStudy } from "#schemas/case-study.ts";
import { platform } from "#schemas/platform.ts";
import { type ReadableTable, readableTables } from "#shared/readable-tables.ts";

/** By column. `id` and `created_at` may be missing. */
export type ContentRow = Record<string, string | number | null | undefined>;

export interface RecordList {
  table: ReadableTable;
  columns: readonly string[];
  nameColumn: "brand_name" | "platform_name";
  schema: GenericSchema<unknown, ContentRow>;
}

export const optionalColumns: readonly string[] = ["id", "created_at"];

export const recordLists = {
  "case-studies": {
    table: "case_studies",
    columns: readableTables.case_studies,
    nameColumn: "brand_name",
    schema: caseStudy,
  },
  platforms: {
    table: "social_media_world",
    columns: readableTables.social_media_world,
    nameColumn: "platform_name",
    schema: platform,
  },
} as const satisfies Record<string, RecordList>;
