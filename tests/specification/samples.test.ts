import { expect, test } from "vitest";
import { describeOnBothDatabases } from "@site/backend/testing";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import type { Tables } from "#server/database/tables.ts";

test("S3.1 the samples are 12 businesses from at least eight countries and eight industries, marked as samples by their links", () => {
  expect(caseStudySamples).toHaveLength(12);
  expect(new Set(caseStudySamples.map((sample) => sample.country)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(caseStudySamples.map((sample) => sample.industryType)).size).toBeGreaterThanOrEqual(8);
  for (const sample of caseStudySamples) {
    expect(sample.companyIntroduction).toContain(sample.country);
    // D15: the page recognizes samples by their reserved example domain and says so once, above the list.
    expect(Object.values(sample).join(" ")).not.toMatch(/sample|invented/i);
    expect(sample.projectLink).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
  }
});

describeOnBothDatabases("seeds", (database) => {
  test("S3.1 a new database holds 12 case studies with every column filled", async () => {
    const rows = await database()
      .db.withTables<Tables>()
      .selectFrom("case_studies")
      .selectAll()
      .orderBy("id")
      .execute();
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    for (const row of rows) {
      const { id, created_at, project_link, industry_type, brand_name, ...texts } = row;
      expect(created_at).toBeInstanceOf(Date);
      for (const text of [project_link, industry_type, brand_name]) expect(text).not.toBe("");
      for (const text of Object.values(texts)) expect(text.length, `row ${id}`).toBeGreaterThan(60);
    }
  });

  test("S3.2 a new database holds at least 80 platforms", async () => {
    const rows = await database().db.withTables<Tables>().selectFrom("social_media_world").selectAll().execute();
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map((row) => row.platform_name)).size).toBe(rows.length);
    for (const row of rows) expect(new URL(row.homepage_url).protocol).toBe("https:");
  });
});
