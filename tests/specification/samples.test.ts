import { expect, test } from "vitest";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";

test("S3.1 the samples are 12 businesses from at least eight countries and eight industries, marked as samples by their links", () => {
  expect(caseStudySamples).toHaveLength(12);
  expect(new Set(caseStudySamples.map((sample) => sample.country)).size).toBeGreaterThanOrEqual(8);
  expect(new Set(caseStudySamples.map((sample) => sample.industryType)).size).toBeGreaterThanOrEqual(8);
  for (const sample of caseStudySamples) {
    expect(sample.companyIntroduction).toContain(sample.country);
    // D15: the page recognizes samples by their reserved example domain and labels them once, above the list.
    expect(Object.values(sample).join(" ")).not.toMatch(/sample|invented/i);
    expect(sample.projectLink).toMatch(/^https:\/\/[a-z-]+\.example\/$/);
  }
});
