import { expect, test } from "vitest";
import { requirementNumbers, titlePattern } from "./requirements.ts";
import { readTestTitles, testFiles } from "./test-titles.ts";

/** Of the tests that `npm test` runs. */
const names = testFiles
  .filter((file) => !file.includes("nightly"))
  .flatMap(readTestTitles)
  .map(({ title }) => title);

test.each(requirementNumbers)("requirement %s is named by a test", (number) => {
  expect(names.some((name) => titlePattern(number).test(name))).toBe(true);
});
