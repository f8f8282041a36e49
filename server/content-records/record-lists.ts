import * as v from "valibot";
import { firstLanguage } from "#content/language.ts";
import { serverWords } from "#content/generated/server/index.ts";
import { caseStudy } from "#schemas/case-study.ts";
import { platform } from "#schemas/platform.ts";
import { type ListTable, readableTables } from "#schemas/readable-tables.ts";

/** Values by column, and translations under keys like `de.key_results`. `id` and `created_at` are optional. */
export type ContentRow = Record<string, string | number | null | undefined>;

export interface RecordList {
  table: ListTable;
  columns: readonly string[];
  /** Each translation of a record covers all of these columns (D33). */
  translated: readonly string[];
  nameColumn: "brand_name" | "platform_name";
  schema: v.GenericSchema<unknown, ContentRow>;
}

export const otherLanguages = Object.values(serverWords)
  .map(({ language }) => language)
  .filter(({ code }) => code !== firstLanguage);

const nameTranslations = (translated: readonly string[]): string[][] =>
  otherLanguages.map(({ code }) => translated.map((text) => `${code}.${text}`));

export const isOptionalColumn = (column: string): boolean =>
  column === "id" || column === "created_at" || column.includes(".");

function addTranslations(schema: v.ObjectSchema<v.ObjectEntries, undefined>, translated: readonly string[]) {
  const languages = nameTranslations(translated);
  const entries = languages.flat().map((column) => {
    const text = schema.entries[column.split(".")[1] ?? ""] as v.GenericSchema<string>;
    return [column, v.optional(v.lazy((value) => (value === "" ? v.literal("") : text)))] as const;
  });
  const isWhole = v.rawCheck<Record<string, unknown>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    for (const columns of languages) {
      const missing = columns.filter((column) => !input[column]);
      if (missing.length === columns.length) continue;
      for (const key of missing) {
        addIssue({ message: "required", path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
      }
    }
  });
  const whole = v.object({ ...schema.entries, ...Object.fromEntries(entries) });
  return v.pipe(whole, isWhole) as v.GenericSchema<unknown, ContentRow>;
}

function describe(table: ListTable, nameColumn: RecordList["nameColumn"], translated: readonly string[]): RecordList {
  const schema = table === "case_studies" ? caseStudy : platform;
  return {
    table,
    nameColumn,
    translated,
    columns: [...readableTables[table], ...nameTranslations(translated).flat()],
    schema: addTranslations(schema, translated),
  };
}

export const recordLists = {
  "case-studies": describe("case_studies", "brand_name", [
    "industry_type",
    "company_introduciton",
    "brand_position",
    "callboration",
    "marketing_strategy",
    "key_results",
  ]),
  platforms: describe("social_media_world", "platform_name", ["platform_name"]),
} as const satisfies Record<string, RecordList>;
