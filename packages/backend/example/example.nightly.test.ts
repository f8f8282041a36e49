import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";

test("the README's example starts alone and answers", { timeout: 60_000 }, () => {
  const program = path.join(import.meta.dirname, "start.mjs");
  const readme = readFileSync(path.join(import.meta.dirname, "..", "README.md"), "utf8");
  expect(readme).toContain(readFileSync(program, "utf8"));
  const output = execFileSync(process.execPath, [...process.execArgv, program, temporaryFolder()], {
    encoding: "utf8",
  });
  expect(output).toBe('[{"text":"Open from eight to six."}]\n');
});
