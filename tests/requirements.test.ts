import { expect, test } from "vitest";
import { requirementNumbers, titlePattern } from "./requirements.ts";
import { readTestTitles, testFiles } from "./test-titles.ts";

const names = testFiles.flatMap(readTestTitles);

test.each(requirementNumbers)("requirement %s is named by a test", (number) => {
  expect(names.some((name) => titlePattern(number).test(name))).toBe(true);
});
