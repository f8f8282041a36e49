import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import project from "../package.json" with { type: "json" };
import { readRecipe, type Step, takeStep } from "./page-recipe.ts";

const root = path.resolve(import.meta.dirname, "..");
const { page, steps, commands } = readRecipe(readFileSync(path.join(root, "CONTRIBUTING.md"), "utf8"));

/** `npm run recipe` builds and tests the page; this test only takes the steps. */
describe("the recipe for a page", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-recipe-"));
  beforeAll(() => {
    for (const { file } of steps) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("each step fits the project as it is", () => {
    expect(steps.length).toBeGreaterThan(4);
    for (const step of steps) takeStep(folder, step);
    expect(readFileSync(path.join(folder, "app/routes.ts"), "utf8")).toContain(`route("${page.slice(1)}"`);
  });

  test("its commands are there", () => {
    expect(commands.length).toBeGreaterThan(0);
    expect(commands.filter(([name = ""]) => !(name in project.scripts))).toEqual([]);
  });

  test.each<[string, Step, string]>([
    ["a file that exists", { file: "app/routes.ts", before: null, text: "" }, "exists already"],
    ["a line that is gone", { file: "app/routes.ts", before: "no such line", text: "" }, "0 lines of"],
    ["a line that is there twice", { file: "app/routes.ts", before: "route(", text: "" }, "lines of"],
  ])("a planted step does not fit: %s", (_what, step, message) => {
    expect(() => takeStep(folder, step)).toThrow(message);
  });

  test("code without a place is refused", () => {
    const text = "## Add a page\nThese steps make a page at `/a`.\n\n```ts\ncode();\n```\n\n## Next\n";
    expect(() => readRecipe(text)).toThrow("No place is named");
  });
});
