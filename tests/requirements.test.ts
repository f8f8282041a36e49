import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const number = String.raw`(?:P[1-6]|S[1-9]\.\d{1,2}|D\d{1,2})(?!\.?\d)`;
const explained = [...readFileSync("docs/requirements.md", "utf8").matchAll(new RegExp(`^- (${number}) `, "gm"))].map(
  ([, found = ""]) => found,
);

/** Matches only tests that `npm test` runs, because skipped and nightly tests prove nothing there. */
const titles = /(?:\b(?:test|it|describe)(?:\.(?!skip|todo|fixme)\w+)*|\))\(\s*(["'`])(.*?)\1(?!, nightly)/g;
const files = globSync(
  "{app,content,desk,ops,packages,schemas,scripts,server,supabase,tests}/**/*.{test,spec}.{ts,tsx}",
  {
    exclude: ["**/node_modules/**", "**/*.nightly.test.ts", "tests/{engines,nightly}/**"],
  },
);
const named = new Set(
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(titles)].flatMap(
      ([, , title = ""]) =>
        (title.endsWith("@nightly") ? null : title.match(new RegExp(String.raw`\b${number}`, "g"))) ?? [],
    ),
  ),
);

test.each(explained)("requirement %s is named by a test", (requirement) => {
  expect(named).toContain(requirement);
});

test("tests name only requirements that docs/requirements.md explains", () => {
  expect([...named].filter((requirement) => !explained.includes(requirement))).toEqual([]);
});
