import { expect, test } from "vitest";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";
import { caseStudyTranslations } from "#content/generated/records/translations.ts";
import { isSeedCurrent } from "./write-seed-sql.ts";

test("the seed matches the content (run `node scripts/write-seed-sql.ts` after changing it)", () => {
  expect(isSeedCurrent()).toBe(true);
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
