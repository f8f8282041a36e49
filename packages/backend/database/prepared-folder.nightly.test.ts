import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { preparedDatabase } from "./prepared-folder.ts";
import { runAsOwner } from "./roles.ts";
import { openTemporaryDatabase, storedCaseStudies } from "./testing.ts";
import { schema, type Tables } from "../testing/site.ts";

const SLOW = 60_000;

beforeAll(() => preparedDatabase.make(schema), SLOW);

test("new directories are copies of the prebuilt one, migrated and seeded, and independent of each other", async () => {
  const [one, other] = [await openTemporaryDatabase("pglite"), await openTemporaryDatabase("pglite")];
  const identify = sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`;
  const [first, second] = [await identify.execute(one.db), await identify.execute(other.db)];
  expect(first.rows).toEqual(second.rows);
  await runAsOwner(one.db.withTables<Tables>(), (transaction) => transaction.deleteFrom("case_studies").execute());
  expect(await storedCaseStudies(other)).toHaveLength(12);
});
