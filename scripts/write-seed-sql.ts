import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { platforms } from "#content/platforms.ts";
import { caseStudySamples } from "#content/samples/case-studies.ts";

const path = fileURLToPath(new URL("../supabase/seed.sql", import.meta.url));

function literal(value: string | number): string {
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/** One insert; `on conflict` keeps rows that exist. */
function insert(table: string, rows: readonly Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `  (${columns.map((column) => literal(row[column] ?? "")).join(", ")})`);
  return [
    `insert into public.${table} (${columns.join(", ")}) values`,
    `${values.join(",\n")}`,
    "on conflict (id) do nothing;",
    `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select max(id) from public.${table}));`,
  ].join("\n");
}

/** The whole of supabase/seed.sql, from the typed content. */
export function seedSql(): string {
  return `${[
    "-- Written by scripts/write-seed-sql.ts from content/; change the content and run `node scripts/write-seed-sql.ts`.",
    insert(
      "case_studies",
      caseStudySamples.map((sample) => ({
        id: sample.id,
        brand_name: sample.brandName,
        industry_type: sample.industryType,
        company_introduciton: sample.companyIntroduction,
        brand_position: sample.brandPosition,
        callboration: sample.collaboration,
        marketing_strategy: sample.marketingStrategy,
        key_results: sample.keyResults,
        project_link: sample.projectLink,
        created_at: sample.createdAt,
      })),
    ),
    insert(
      "social_media_world",
      platforms.map((platform, index) => ({
        id: index + 1,
        platform_name: platform.name,
        homepage_url: platform.homepageUrl,
      })),
    ),
  ].join("\n\n")}\n`;
}

export function isSeedCurrent(): boolean {
  return readFileSync(path, "utf8") === seedSql();
}

if (import.meta.main) writeFileSync(path, seedSql());
