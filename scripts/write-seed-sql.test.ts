import { expect, test } from "vitest";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { isSeedCurrent } from "./write-seed-sql.ts";

test("the seed is what the content says (run `node scripts/write-seed-sql.ts` after changing it)", () => {
  expect(isSeedCurrent()).toBe(true);
});

test("S3.1 the samples are 12 businesses of at least eight countries and eight industries, known as samples by their links", () => {
  expect(caseStudySamples).toHaveLength(12);
  expect(new Set(caseStudySamples.map((sample) => sample.country)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(caseStudySamples.map((sample) => sample.industryType)).size).toBeGreaterThanOrEqual(8);
  for (const sample of caseStudySamples) {
    expect(sample.companyIntroduction).toContain(sample.country);
    // D15: the page knows a sample by its link to a reserved example domain, and says so once above the list.
    expect(Object.values(sample).join(" ")).not.toMatch(/sample|invented/i);
    expect(sample.projectLink).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
  }
});
