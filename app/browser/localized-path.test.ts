import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { localizedPath } from "./localized-path.ts";

test.each(["/", "/pricing?contacts=3#cost", "#part", "?page=2", "https://a.example/", "mailto:a@b.example"])(
  "adds no prefix in English: %s stays",
  (path) => {
    expect(localizedPath(path)).toBe(path);
  },
);

function targets(): [file: string, value: string][] {
  const files = globSync("app/**/*.tsx", { exclude: ["**/*.test.tsx"] });
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const found = source.matchAll(
      /<(?:a|form|Form|NewTabLink|ButtonLink)\b(?:=>|[^<>])*?\s(?:href|action)=("[^"]*"|\{[^\s}]*)/g,
    );
    return Array.from(found, ([, value = ""]): [string, string] => [file, value]);
  });
}

const others =
  /^"(?:#|")|^\{(?:withLanguageQuery\(|`[#?]|`mailto:|action|address|other\.address|href|part\.href|link\.href|homepageUrl|projectLink|caseStudy\.projectLink|enrollment\.uri)/;

test("uses one function to turn every path into an address", () => {
  const all = targets();
  expect(all.length).toBeGreaterThan(80);
  expect(all.filter(([, value]) => !value.startsWith("{localizedPath(") && !others.test(value))).toEqual([]);
});
