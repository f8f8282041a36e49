import { expect, test } from "vitest";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { isSeedCurrent } from "./write-seed-sql.ts";

test("the seed is what the content says (run `npm run seed:write` after changing it)", () => {
  expect(isSeedCurrent()).toBe(true);
});

test("S3.1 the samples are 12 businesses of at least eight countries and eight industries, marked as samples", () => {
  expect(caseStudySamples).toHaveLength(12);
  expect(new Set(caseStudySamples.map((sample) => sample.country)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(caseStudySamples.map((sample) => sample.industryType)).size).toBeGreaterThanOrEqual(8);
  for (const sample of caseStudySamples) {
    expect(sample.companyIntroduction).toContain(sample.country);
    // D15: sample records say so in their text and link to reserved example domains.
    expect(sample.companyIntroduction).toMatch(/sample/i);
    expect(sample.projectLink).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
  }
});
