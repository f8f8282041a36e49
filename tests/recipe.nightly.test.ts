import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Copy } from "./copy.ts";

const example = path.resolve(import.meta.dirname, "../docs/examples/add-a-page.patch");
const pageTests = "/partners( |$)|the sitemap names exactly the pages|every page is linked|robots.txt and llms.txt";

test("the example of CONTRIBUTING.md makes a page that is served, linked, listed, accessible and within its budget", {
  timeout: 30 * 60_000,
}, () => {
  const copy = new Copy();
  onTestFinished(() => copy.remove());
  const run = (program: string, ...words: string[]): void => {
    const { status, stdout, stderr } = copy.run(program, words);
    expect(status, `${program} ${words.join(" ")}\n${stdout}${stderr}`).toBe(0);
  };
  const runScript = (...words: string[]) => run(process.execPath, ...words);
  run("git", "apply", example);
  runScript("scripts/words/main.ts");
  runScript("scripts/draw/main.ts", "partners");
  run("react-router", "typegen");
  run("tsc", "--noEmit");
  run("oxlint");
  run("biome", "format", ".");
  runScript("scripts/build.ts");
  run("vitest", "run", "tests/content-links.test.ts");
  run("playwright", "test", "--project=journeys", `--grep=${pageTests}`);
});
