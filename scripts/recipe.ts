import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import project from "../package.json" with { type: "json" };
import { isSource, readRecipe, takeStep } from "./page-recipe.ts";

/** Follows "Add a page" of CONTRIBUTING.md in a copy of the project and tests the resulting page. */
const root = path.resolve(import.meta.dirname, "..");
const { page, steps, commands } = readRecipe(readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8"));
const copy = mkdtempSync(path.join(tmpdir(), "larkpost-recipe-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));

for (const entry of readdirSync(root).filter(isSource)) {
  cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
}
symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
for (const step of steps) takeStep(copy, step);

function run(title: string, program: string, words: readonly string[]): void {
  console.log(`\n# ${title}`);
  const tools = path.join(root, "node_modules", ".bin");
  const env = { ...process.env, PATH: `${tools}${path.delimiter}${process.env.PATH}` };
  const { status } = spawnSync(program, words, { cwd: copy, env, stdio: ["ignore", "inherit", "inherit"] });
  if (status === 0) return;
  console.error(`The recipe fails: ${title}`);
  process.exit(1);
}

for (const [name = "", ...words] of commands) {
  const scripts: Record<string, string> = project.scripts;
  const file = scripts[name]?.split(" ").at(-1) ?? name;
  run(`npm run ${name}`, process.execPath, [file, ...words]);
}
run("Types of the routes", "react-router", ["typegen"]);
run("Types", "tsc", ["--noEmit"]);
run("Lint and import rules", "oxlint", []);
run("Format", "biome", ["format", "."]);
run("Build", process.execPath, ["scripts/build.ts"]);
run("Links of the content", "vitest", ["run", "tests/content-links.test.ts"]);
const tests = `${page}( |$)|the sitemap names exactly the pages|every page is linked|robots.txt and llms.txt`;
const journeys = ["findability", "accessibility", "budgets", "served-words", "scripts-off"];
run("The page in a browser", "playwright", [
  "test",
  "--project=journeys",
  "--project=budgets",
  `--grep=${tests}`,
  ...journeys,
]);
console.log(`\nThe recipe makes ${page}.`);
