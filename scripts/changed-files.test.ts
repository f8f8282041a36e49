import { expect, test } from "vitest";
import { journeysFor, pagesThatImport } from "./changed-files.ts";

const graph = new Map([
  ["app/root.tsx", ["app/components/layout/top-bar.tsx"]],
  ["app/routes/home.tsx", ["app/components/ui/button.tsx"]],
  ["app/routes/demo.tsx", ["app/features/demo/demo.tsx", "content/generated/pages/demo.ts"]],
  ["app/routes/case-study.tsx", ["app/features/demo/demo.tsx"]],
  ["app/features/demo/demo.tsx", ["app/components/ui/button.tsx"]],
  ["app/components/layout/top-bar.tsx", []],
]);

test.each([
  ["a part of two pages", "app/components/ui/button.tsx", ["/", "/demo"]],
  ["a part of a page, not of one made for each record", "app/features/demo/demo.tsx", ["/demo"]],
  ["styles", "app/features/demo/demo.module.css", ["/demo"]],
  ["words", "content/words/en/pages/demo.yaml", ["/demo"]],
  ["what no page imports", "server/main.ts", []],
])("a change of %s is tried on the pages that import it", (_what, file, pages) => {
  expect(pagesThatImport([file], graph)).toEqual(pages);
});

test("a change of every page is tried on three of them", () => {
  expect(pagesThatImport(["app/components/layout/top-bar.module.css"], graph).length).toBeGreaterThan(20);
  const [pages, ...others] = journeysFor(["app/root.tsx"], "HEAD");
  expect(pages?.words.at(-1)).toBe("--grep= (/|/product|/pricing) with");
  expect(others).toEqual([]);
});

test("a change of the tests runs the journeys that import it, a change of a document none", () => {
  expect(journeysFor(["tests/journeys/lists.ts"], "main").map(({ words }) => words)).toEqual([
    expect.arrayContaining(["--only-changed=main"]),
  ]);
  expect(journeysFor(["docs/deploy.md"], "HEAD")).toEqual([]);
});
