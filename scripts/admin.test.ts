import { describe, expect, test } from "vitest";
import { createPostgresDatabase } from "#server/database/testing.ts";
import { parseArguments, sentencesOf } from "./admin/arguments.ts";
import { UsageError } from "./command.ts";
import { runCommandFile } from "./run-command-file.ts";

const { url, open } = await createPostgresDatabase();
await open();

test("operators are added with a passphrase that is shown once, listed and removed", { timeout: 60_000 }, async () => {
  const settings = { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all" };
  const added = await runCommandFile("admin", ["add", "Ines", "Ortega"], settings);
  expect(added.output).toMatch(/^Ines Ortega can log in .*\n\n {2}([a-z2-9]{5}-){3}[a-z2-9]{5}\n/);
  const listed = await runCommandFile("admin", ["list"], settings);
  expect(listed.output).toMatch(/^NAME .*\nInes Ortega {2}\S+ \S+ {2}never\n/);
  expect(await runCommandFile("admin", ["add", "ines ortega"], settings)).toMatchObject({
    status: 1,
    output: "There is an operator ines ortega already: remove that one for a new passphrase.\n",
  });
  expect((await runCommandFile("admin", ["remove", "Ines", "Ortega"], settings)).output).toBe(
    "Ines Ortega can't log in any more.\n",
  );
  const hosted = { SUPABASE_URL: "https://project.supabase.co", SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
  expect(await runCommandFile("admin", ["list"], hosted)).toMatchObject({
    status: 1,
    output: "The data is on hosted Supabase, whose dashboard is the desk.\n",
  });
});

describe("the words of npm run admin:…", () => {
  test.each([[[]], [["add"]], [["add", " "]], [["remove"]], [["list", "all"]], [["add", "--help"]], [["rename", "x"]]])(
    "%j are refused",
    (words) => {
      expect(() => parseArguments(words)).toThrow(UsageError);
    },
  );

  test("that there is nobody yet is said with what to do", () => {
    expect(sentencesOf({ operators: [] })).toBe("There is no operator yet: npm run admin:add -- <name>");
  });
});
