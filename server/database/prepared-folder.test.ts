import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, expect, test } from "vitest";
import { openPgliteDatabase } from "./pglite.ts";
import { prepareFolder } from "./prepared-folder.ts";

/** Milliseconds, where no build has prepared the folder yet. */
const SLOW = 60_000;
const folders: string[] = [];

beforeAll(prepareFolder, SLOW);
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

async function newDatabase() {
  const folder = await mkdtemp(join(tmpdir(), "larkpost-data-"));
  folders.push(folder);
  return openPgliteDatabase(folder);
}

test("new folders are copies of the one that the build prepared, migrated and seeded, and go their own ways", async () => {
  const [one, other] = [await newDatabase(), await newDatabase()];
  const identify = sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`;
  const [first, second] = [await identify.execute(one.owner), await identify.execute(other.owner)];
  expect(first.rows).toEqual(second.rows);
  await one.owner.deleteFrom("case_studies").execute();
  expect(await other.owner.selectFrom("case_studies").selectAll().execute()).toHaveLength(12);
  await Promise.all([one.close(), other.close()]);
});
