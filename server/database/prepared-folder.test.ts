import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { prepareFolder } from "./prepared-folder.ts";
import { runAsOwner } from "./roles.ts";
import { openTemporaryDatabase } from "./testing.ts";

/** Milliseconds, where no build has prepared the folder yet. */
const SLOW = 60_000;

beforeAll(prepareFolder, SLOW);

test("new folders are copies of the one that the build prepared, migrated and seeded, and go their own ways", async () => {
  const [one, other] = [await openTemporaryDatabase(), await openTemporaryDatabase()];
  const identify = sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`;
  const [first, second] = [
    await identify.execute(one.database.service),
    await identify.execute(other.database.service),
  ];
  expect(first.rows).toEqual(second.rows);
  await runAsOwner(one.database.service, (transaction) => transaction.deleteFrom("case_studies").execute());
  expect(await other.database.service.selectFrom("case_studies").selectAll().execute()).toHaveLength(12);
  await Promise.all([one.close(), other.close()]);
});
