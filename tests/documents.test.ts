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
