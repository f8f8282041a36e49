import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";

/** Shared by both, because a new one takes seven seconds. */
const folder = temporaryFolder();

test.each([
  ["start.mjs", /^\[\{"text":"Open from eight to six\."\}\]\n$/],
  [
    "accounts.mjs",
    /^To ruth.*\n\[ \{ text: 'Baked forty loaves\.' \} \]\nTo omar.*\n\[ \{ text: 'Sold all the fish\.' \} \]\n$/,
  ],
])("it starts on its own, as its README says: %s", { timeout: 60_000 }, (name, printed) => {
  const program = path.join(import.meta.dirname, name);
  expect(readFileSync(path.join(import.meta.dirname, "..", "README.md"), "utf8")).toContain(
    readFileSync(program, "utf8"),
  );
  const output = execFileSync(process.execPath, [...process.execArgv, program, folder], {
    encoding: "utf8",
  });
  expect(output).toMatch(printed);
});
