import { adminCaseStudies, adminPlatforms } from "#content/generated/desk/admin.ts";

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
    long: ["company_introduciton", "brand_position", "callboration", "marketing_strategy", "key_results"],
  },
  platforms: {
    words: adminPlatforms,
    groups: [{ title: adminPlatforms.business, fields: ["platform_name", "homepage_url"] }],
    long: [],
  },
} as const;

export type RecordSection = keyof typeof recordWords;

export function getText(record: Readonly<Record<string, unknown>>, name: string): string {
  const value = record[name];
  return typeof value === "string" ? value : "";
}
