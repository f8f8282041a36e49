import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTemporaryDatabase } from "./testing.ts";

test("S7.1 whatever waits has its turn after each statement of a transaction", async () => {
  const { database, close } = await openTemporaryDatabase();
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await database.owner.transaction().execute(async (transaction) => {
    for (let statement = 0; statement < 5; statement += 1) await sql`select 1`.execute(transaction);
  });
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(5);
  await close();
});
