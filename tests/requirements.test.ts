import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { numbersIn, requirementNumbers, titlePattern } from "./requirements.ts";
import { readTestTitles, testFiles } from "./test-titles.ts";

const root = path.resolve(import.meta.dirname, "..");
const names = testFiles.flatMap(readTestTitles);

test.each(requirementNumbers)("requirement %s is named by a test", (number) => {
  expect(names.some((name) => titlePattern(number).test(name))).toBe(true);
});

test("docs/requirements.md explains every number that code and tests name, once", () => {
  const sources = globSync(
    "{app,content,desk,ops,packages,schemas,scripts,server,shared,supabase,tests}/**/*.{ts,tsx,css,sql}",
    {
      cwd: root,
      exclude: ["**/node_modules/**", "content/generated/**"],
    },
  );
  const comments = sources.flatMap((file) =>
    numbersIn(readFileSync(path.join(root, file), "utf8")).map((number) => ({ file, number })),
  );
  expect(comments.length).toBeGreaterThan(500);
  expect(comments.filter(({ number }) => !requirementNumbers.includes(number))).toEqual([]);
  expect(new Set(requirementNumbers).size).toBe(requirementNumbers.length);
});
