import { Kysely, PostgresDialect, sql } from "kysely";
import { expect, test } from "vitest";
import { createPool, onlyWholeConnections } from "./postgres.ts";
import type { Tables } from "../testing/site.ts";
import { createPostgresDatabase } from "./testing.ts";

/** Milliseconds that the client waits for an answer in here. */
const timeout = 500;

test("a connection whose begin timed out is closed, not lent to the next request inside a transaction", async () => {
  const { url } = await createPostgresDatabase();
  const pool = createPool(url, timeout);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onlyWholeConnections(pool) }) });
  const processOf = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid ?? 0;
  const pid = await processOf();
  // The server's process for this connection pauses, and continues once the client has given up.
  process.kill(pid, "SIGSTOP");
  try {
    const work = database.transaction().execute(() => Promise.reject(new Error("It began.")));
    await expect(work).rejects.toThrow("Query read timeout");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect(await processOf()).not.toBe(pid);
  // After an error that the server reports, the connection is still usable.
  const first = await processOf();
  await expect(sql`select 1 / 0`.execute(database)).rejects.toMatchObject({ code: "22012" });
  expect(await processOf()).toBe(first);
  await database.destroy();
});
