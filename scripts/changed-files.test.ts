import { expect, test } from "vitest";
import { journeysFor, pagesThatImport } from "./changed-files.ts";

const graph = new Map([
  ["app/root.tsx", ["app/shell/top-bar.tsx"]],
  ["app/pages/home/page.tsx", ["app/ui/button.tsx"]],
  ["app/pages/demo/page.tsx", ["app/pages/demo/demo.tsx", "content/generated/en/pages/demo.ts"]],
  ["app/pages/case-studies/case-study/page.tsx", ["app/pages/demo/demo.tsx"]],
  ["app/pages/demo/demo.tsx", ["app/ui/button.tsx"]],
  ["app/shell/top-bar.tsx", []],
]);

test.each([
  ["a part of two pages", "app/ui/button.tsx", ["/", "/demo"]],
  ["a part of a page, not of one made for each record", "app/pages/demo/demo.tsx", ["/demo"]],
  ["styles", "app/pages/demo/demo.module.css", ["/demo"]],
  ["words", "content/words/en/pages/demo.yaml", ["/demo"]],
  ["what no page imports", "server/main.ts", []],
])("a change of %s is tried on the pages that import it", (_what, file, pages) => {
  expect(pagesThatImport([file], graph)).toEqual(pages);
});

test("a change of every page is tried on three of them", () => {
  expect(pagesThatImport(["app/shell/top-bar.module.css"], graph).length).toBeGreaterThan(20);
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
