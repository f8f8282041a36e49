import { expect, test } from "vitest";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { caseStudyTranslations } from "#content/generated/records/translations.ts";
import { isSeedCurrent } from "./write-seed-sql.ts";

test("the seed matches the content (run `node scripts/write-seed-sql.ts` after changing it)", () => {
  expect(isSeedCurrent()).toBe(true);
});

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

test("D33 every sample is translated into the other languages, with its figure first", () => {
  for (const samples of Object.values(caseStudyTranslations)) {
    expect(samples.map(({ id }) => id)).toEqual(caseStudySamples.map(({ id }) => id));
    for (const { id, keyResults } of samples) {
      const figure = (text: string) => /^\u200E?([+\d.,]+)/.exec(text)?.[1]?.replace(",", ".");
      expect(figure(keyResults)).toBe(figure(caseStudySamples[id - 1]?.keyResults ?? ""));
    }
  }
});
