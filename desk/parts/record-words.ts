import * as v from "valibot";
import { adminCaseStudies, adminPlatforms } from "#content/generated/desk/admin.ts";
import { caseStudy } from "#schemas/case-study.ts";
import { platform } from "#schemas/platform.ts";
import { isOptionalColumn, recordLists } from "#server/content-records/record-lists.ts";

export const recordWords = {
  "case-studies": {
    words: adminCaseStudies,
    groups: [
      {
        title: adminCaseStudies.business,
        fields: ["brand_name", "industry_type", "company_introduciton", "brand_position"],
      },
      { title: adminCaseStudies.work, fields: ["callboration", "marketing_strategy"] },
      { title: adminCaseStudies.results, fields: ["key_results", "project_link"] },
    ],
  },
  platforms: {
    words: adminPlatforms,
    groups: [{ title: adminPlatforms.business, fields: ["platform_name", "homepage_url"] }],
  },
} as const;

/** Columns without a group are added to the last group. */
export function groupFields(section: RecordSection): readonly { title: string; fields: readonly string[] }[] {
  const { groups } = recordWords[section];
  const named = groups.flatMap(({ fields }): readonly string[] => fields);
  const others = recordLists[section].columns.filter((name) => !isOptionalColumn(name) && !named.includes(name));
  return groups.map(({ title, fields }, index) => ({
    title,
    fields: index === groups.length - 1 ? [...fields, ...others] : fields,
  }));
}

export function isLongColumn(section: RecordSection, name: string): boolean {
  const entries: Readonly<Record<string, v.GenericSchema>> = (section === "platforms" ? platform : caseStudy).entries;
  return entries[name] !== undefined && v.getMetadata(entries[name]).isLong === true;
}

export type RecordSection = keyof typeof recordWords;

export function getText(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  return typeof value === "string" ? value : "";
}
