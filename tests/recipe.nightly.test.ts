import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Copy } from "./copy.ts";

const examples = ["page", "column"].map((what) =>
  path.resolve(import.meta.dirname, `../docs/examples/add-a-${what}.patch`),
);

test("D34 the page and column of CONTRIBUTING.md and a changed English sentence pass all checks without translations", {
  timeout: 60 * 60_000,
}, () => {
  const copy = new Copy();
  onTestFinished(() => copy.remove());
  const run = (program: string, ...words: string[]): void => {
    const { status, stdout, stderr } = copy.run(program, words);
    expect(status, `${program} ${words.join(" ")}\n${stdout}${stderr}`).toBe(0);
  };
  // Some checks ask git for the files.
  run("git", "init", "--quiet");
  run("git", "apply", ...examples);
  const words = path.join(copy.folder, "content/words/en/pages/trust.yaml");
  writeFileSync(words, readFileSync(words, "utf8").replace("Answers before you pay", "Answers before you buy"));
  run("git", "add", "--all");
  run("npm", "run", "words");
  run("npx", "node", "scripts/write-seed-sql.ts");
  run("npm", "run", "typecheck");
  run("npm", "test");
});
