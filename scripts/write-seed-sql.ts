import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { recordLists } from "#server/content-records/record-lists.ts";
import { readableTables } from "#schemas/readable-tables.ts";
import { platforms } from "#content/platforms.ts";
import { caseStudyTranslations, platformTranslations } from "#content/generated/records/translations.ts";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";

const path = fileURLToPath(new URL("../supabase/seed.sql", import.meta.url));

function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

type SeedRow = Readonly<Record<string, string | number>>;

function insertRows(table: string, rows: readonly SeedRow[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? "")).join(", ")})`);
  return `insert into public.${table} (${columns.join(", ")}) values\n${values.join(",\n")}\non conflict do nothing;`;
}

/** Keeps the rows' ids, so the id sequence has to be advanced. */
const insert = (table: string, rows: readonly SeedRow[]): string =>
  `${insertRows(table, rows)}\nselect setval(pg_get_serial_sequence('public.${table}', 'id'), (select max(id) from public.${table}));`;

/** Columns that the specification misspells (S3.1), with their names in content/records. */
const misspelled = new Map([
  ["company_introduciton", "companyIntroduction"],
  ["callboration", "collaboration"],
]);

function toRow(sample: SeedRow, columns: readonly string[]): SeedRow {
  const toName = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(columns.map((column) => [column, sample[misspelled.get(column) ?? toName(column)] ?? ""]));
}

/** Restoring an older backup runs the migrations that it lists, then this seed. */
function insertTranslations(): string {
  const stories = Object.entries(caseStudyTranslations).flatMap(([language, samples]) =>
    samples.map((sample) => ({
      case_study_id: sample.id,
      language,
      texts: JSON.stringify(toRow(sample, recordLists["case-studies"].translated)),
    })),
  );
  const ids = new Map(platforms.map(({ name }, index) => [name, index + 1]));
  const names = Object.entries(platformTranslations).flatMap(([language, translations]) =>
    Object.entries(translations).map(([name, platform_name]) => ({
      platform_id: ids.get(name) ?? 0,
      language,
      texts: JSON.stringify({ platform_name }),
    })),
  );
  const inserts = [stories, names].map((rows) => insertRows("record_translations", rows));
  return `do $seed$ begin\nif to_regclass('public.record_translations') is null then return; end if;\n${inserts.join("\n")}\nend $seed$;`;
}

export function seedSql(): string {
  return `${[
    "-- Written by scripts/write-seed-sql.ts from content/; change the content and run `node scripts/write-seed-sql.ts`.",
    insert(
      "case_studies",
      caseStudySamples.map((sample) => toRow({ ...sample }, readableTables.case_studies)),
    ),
    insert(
      "social_media_world",
      platforms.map((platform, index) => ({
        id: index + 1,
        platform_name: platform.name,
        homepage_url: platform.homepageUrl,
      })),
    ),
    insertTranslations(),
  ].join("\n\n")}\n`;
}

export function isSeedCurrent(): boolean {
  return readFileSync(path, "utf8") === seedSql();
}

if (import.meta.main) writeFileSync(path, seedSql());
