import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...globSync(["docs/**/*.md", "{app,packages}/*/README.md"]),
];

/** Anchors as GitHub makes them. */
const headingAnchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links of %s lead to files and headings", (document) => {
  const links = readFileSync(document, "utf8").matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g);
  const broken = [...links].filter(([, file = "", anchor]) => {
    const target = file ? path.join(path.dirname(document), file) : document;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !headingAnchors(readFileSync(target, "utf8")).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test("the example of CONTRIBUTING.md for a page can be applied", () => {
  const { status, stderr } = spawnSync("git", ["apply", "--check", "docs/examples/add-a-page.patch"], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});
