import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createPool, onlyWholeConnections } from "./postgres.ts";
import type { Tables } from "../testing/site.ts";
import { createPostgresDatabase } from "./testing.ts";

/** Milliseconds that the client waits for a response. */
const timeout = 500;

test("a connection whose begin timed out is closed, not reused inside a transaction", async () => {
  const { url, open } = await createPostgresDatabase();
  await open();
  const pool = createPool(url, timeout);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: onlyWholeConnections(pool) }) });
  const findProcess = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid ?? 0;
  const pid = await findProcess();
  // Pauses this connection's server process until the client has given up.
  process.kill(pid, "SIGSTOP");
  try {
    const work = database.transaction().execute(() => Promise.reject(new Error("It began.")));
    await expect(work).rejects.toThrow("Query read timeout");
  } finally {
    process.kill(pid, "SIGCONT");
  }
  expect(await findProcess()).not.toBe(pid);
  const first = await findProcess();
  await expect(sql`select 1 / 0`.execute(database)).rejects.toMatchObject({ code: "22012" });
  expect(await findProcess()).toBe(first);
  await database.destroy();
});

async function openPool() {
  const { url, open } = await createPostgresDatabase();
  await open();
  const database = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: onlyWholeConnections(createPool(url)) }),
  });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  onTestFinished(async () => {
    await database.destroy();
    await owner.end();
  });
  await owner.query("create table written (at timestamptz default now()); grant insert on written to public");
  const name = owner.escapeIdentifier(new URL(url).pathname.slice(1));
  return {
    database,
    write: () => sql`insert into written default values`.execute(database),
    readOnly: (value: string) => owner.query(`alter database ${name} set default_transaction_read_only = ${value}`),
  };
}

test("a connection from a read-only phase is closed at its first refused write", async () => {
  const { database, write, readOnly } = await openPool();
  await readOnly("on");
  await expect(write()).rejects.toMatchObject({ code: "25006" });
  await expect(
    database.transaction().execute((work) => sql`insert into written default values`.execute(work)),
  ).rejects.toMatchObject({ code: "25006" });
  await readOnly("off");
  await write();
  await database.transaction().execute((work) => sql`insert into written default values`.execute(work));
});

test("a connection is closed after an error by which the server ends or refuses sessions", async () => {
  const { database } = await openPool();
  const getProcess = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)).rows[0]?.pid;
  for (const code of ["25006", "25P03", "57P01", "57P02", "57P03", "08006"]) {
    const first = await getProcess();
    const failing = sql.raw(`do $$ begin raise exception 'as the server reports it' using errcode = '${code}'; end $$`);
    await expect(failing.execute(database)).rejects.toMatchObject({ code });
    expect([code, await getProcess()]).not.toEqual([code, first]);
  }
});
