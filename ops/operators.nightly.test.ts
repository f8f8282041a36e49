import { expect, test } from "vitest";
import { createPostgresDatabase } from "@site/backend/testing";
import { larkpost } from "./testing.ts";

const { url, open } = await createPostgresDatabase();
await open();

test("operators are added with a passphrase shown once, listed and removed", { timeout: 60_000 }, async () => {
  const settings = { DATABASE_URL: url, DATA_DIR: "/nowhere/at/all" };
  const added = await larkpost(["operators", "add", "Ines", "Ortega"], settings);
  expect(added.output).toMatch(/^Ines Ortega can log in .*\n\n {2}([a-z2-9]{5}-){3}[a-z2-9]{5}\n/);
  const listed = await larkpost(["operators", "list"], settings);
  expect(listed.output).toMatch(/^NAME .*\nInes Ortega {2}\S+ \S+ {2}never\n/);
  expect(await larkpost(["operators", "add", "ines ortega"], settings)).toMatchObject({
    status: 1,
    output: "The operator ines ortega already exists: remove it first to get a new passphrase.\n",
  });
  expect((await larkpost(["operators", "remove", "Ines", "Ortega"], settings)).output).toBe(
    "Ines Ortega can no longer log in.\n",
  );
  expect((await larkpost(["operators", "list"], settings)).output).toBe(
    "There is no operator yet: larkpost operators add <name>\n",
  );
});
