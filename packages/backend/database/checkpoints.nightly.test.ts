import { sql } from "kysely";
import { expect, test } from "vitest";
import { makeDueCheckpoint } from "../open-backend.ts";
import { leaveMessage, openTemporaryDatabase } from "./testing.ts";

test("a checkpoint is made only once the log is large enough or the last one is old", async () => {
  const database = await openTemporaryDatabase("pglite");
  const grown = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()`.execute(
      database.db,
    );
    return rows[0]?.bytes ?? 0;
  };
  const never = { bytes: 2 ** 40, age: 1e12 };
  expect(await makeDueCheckpoint(database)).toBe(false);
  for (const limits of [
    { ...never, bytes: 1_000 },
    { ...never, age: 0 },
  ]) {
    for (let count = 0; count < 20; count += 1) {
      await leaveMessage(database, "chat_messages", { message: "A message of some length. ".repeat(20) });
    }
    const before = await grown();
    expect(await makeDueCheckpoint(database, never)).toBe(false);
    expect(await makeDueCheckpoint(database, limits)).toBe(true);
    expect(await grown()).toBeLessThan(before);
  }
});
