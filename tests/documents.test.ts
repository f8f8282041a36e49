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

/** Generates anchors like GitHub. */
const headingAnchors = (markdown: string): string[] =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

test.each(documents)("the links of %s lead to existing files and headings", (document) => {
  const links = readFileSync(document, "utf8").matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g);
  const broken = [...links].filter(([, file = "", anchor]) => {
    const target = file ? path.join(path.dirname(document), file) : document;
    if (!existsSync(target)) return true;
    return anchor !== undefined && !headingAnchors(readFileSync(target, "utf8")).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test.each(["page", "column"])("the example of CONTRIBUTING.md for a %s applies, or is already applied", (what) => {
  const check = (...options: string[]) =>
    spawnSync("git", ["apply", "--check", ...options, `docs/examples/add-a-${what}.patch`]).status;
  expect([check(), check("--reverse")]).toContain(0);
});
