import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { beforeEach, describe, expect, test, beforeAll } from "vitest";
import { temporaryFolder } from "../lib/testing.ts";
import { openDatabase } from "./open.ts";
import { runAsOwner } from "./roles.ts";
import { storedCaseStudies, leaveMessage, openTemporaryDatabase } from "./testing.ts";
import { schema, type Tables } from "../testing/site.ts";
import { makeDueCheckpoint } from "../open-backend.ts";
import { preparedDatabase } from "./prepared-folder.ts";

/** Milliseconds. Each test opens PGlite at least once. */
const SLOW = 60_000;
const openModule = fileURLToPath(new URL("open.ts", import.meta.url));

let folder = "";
const open = () => openDatabase({ schema, dataDirectory: folder });
beforeEach(() => {
  folder = temporaryFolder();
});

function listing(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: "utf8" }).sort();
}

describe("the embedded database on disk", { timeout: SLOW }, () => {
  test("a second process is refused; a killed one leaves the directory unlocked and its writes in place", async () => {
    const program = join(folder, "other.mjs");
    writeFileSync(
      program,
      `const { openDatabase } = await import(${JSON.stringify(openModule)});
      const database = await openDatabase({ schema: ${JSON.stringify(schema)}, dataDirectory: ${JSON.stringify(folder)} });
      await database.as({ role: "anon", claims: {} }, (t) => t.insertInto("chat_messages").values({ email: "kept@stored.example", message: "Kept", page: null }).execute());
      console.log("written");
      setInterval(() => {}, 1000);`,
    );
    const other = spawn(process.execPath, [...process.execArgv, program], { stdio: ["ignore", "pipe", "inherit"] });
    try {
      await once(other.stdout, "data");
      const refusal = `The data folder ${folder} is in use by another process (pid ${other.pid}).`;
      await expect(open()).rejects.toThrow(refusal);
    } finally {
      other.kill("SIGKILL");
      await once(other, "exit");
    }
    const database = await open();
    await expect(open()).rejects.toThrow("is in use by another process");
    const stored = await sql`select from chat_messages where message = 'Kept'`.execute(database.db);
    expect(stored.rows).toHaveLength(1);
    await database.close();
  });

  test("closing waits for running work", async () => {
    const database = await open();
    const work = database.as({ role: "anon", claims: {} }, async (transaction) => {
      await new Promise((resolve) => setImmediate(resolve));
      return transaction.withTables<Tables>().selectFrom("case_studies").select("id").execute();
    });
    await Promise.all([expect(work).resolves.toHaveLength(12), database.close()]);
    expect(readdirSync(folder)).toEqual(["database"]);
  });

  test("deleted samples don't come back at the next start", async () => {
    const first = await open();
    await runAsOwner(first.db.withTables<Tables>(), async (transaction) => {
      await transaction.deleteFrom("case_studies").where("id", "<=", 11).execute();
      await transaction.deleteFrom("social_media_world").execute();
    });
    await first.close();
    const second = await open();
    expect(await storedCaseStudies(second)).toMatchObject([{ id: 12 }]);
    expect(await second.db.withTables<Tables>().selectFrom("social_media_world").select("id").execute()).toEqual([]);
    await second.close();
  });

  test("a table created outside the migrations is watched after the next start", async () => {
    const first = await open();
    await runAsOwner(first.db.withTables<Tables>(), (transaction) =>
      sql`create table public.late (id bigint)`.execute(transaction),
    );
    await first.close();
    const second = await open();
    const change = new Promise((resolve) => second.onChange(resolve));
    await runAsOwner(second.db.withTables<Tables>(), (transaction) =>
      sql`insert into public.late values (1)`.execute(transaction),
    );
    expect(await change).toBe("late");
    await second.close();
  });

  test("only the owner can read the directory, even if it existed or an earlier version left it readable", async () => {
    const path = join(folder, "database");
    const opened = () =>
      [path, ...listing(path).map((name) => join(path, name))].filter((name) => (statSync(name).mode & 0o077) !== 0);
    const write = async (table: string) => {
      const database = await open();
      await runAsOwner(database.db.withTables<Tables>(), (transaction) =>
        sql`create table public.${sql.id(table)} as select * from case_studies`.execute(transaction),
      );
      const found = opened();
      await database.close();
      return [...found, ...opened()];
    };
    process.umask(0o022);
    chmodSync(folder, 0o755);
    expect(await write("first")).toEqual([]);
    chmodSync(path, 0o755);
    for (const name of listing(path)) chmodSync(join(path, name), 0o755);
    process.umask(0o022);
    expect(await write("second")).toEqual([]);
  });

  test("the lock of a process that is gone, or of a recycled pid, is taken over", async () => {
    writeFileSync(join(folder, "database.lock"), "999999999\n\nleft behind\n");
    await (await open()).close();
    writeFileSync(join(folder, "database.lock"), `${process.ppid}\nanother boot/1\nleft behind\n`);
    await (await open()).close();
    expect(readdirSync(folder)).toEqual(["database"]);
  });

  test("an interrupted first start begins again", async () => {
    mkdirSync(join(folder, "database"));
    writeFileSync(join(folder, "database", "half"), "");
    writeFileSync(join(folder, "database.unfinished"), "");
    const database = await open();
    expect(await storedCaseStudies(database)).toHaveLength(12);
    await database.close();
  });

  test("a directory with other content is refused and left unchanged", async () => {
    mkdirSync(join(folder, "database"));
    writeFileSync(join(folder, "database", "letters.txt"), "mine");
    await expect(open()).rejects.toThrow("can't be opened: it has files, but no database.");
    expect(listing(folder)).toEqual(["database", "database/letters.txt"]);
  });
});

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

beforeAll(() => preparedDatabase.make(schema), SLOW);

test("new directories are copies of the prebuilt one, migrated and seeded, and independent of each other", async () => {
  const [one, other] = [await openTemporaryDatabase("pglite"), await openTemporaryDatabase("pglite")];
  const identify = sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`;
  const [first, second] = [await identify.execute(one.db), await identify.execute(other.db)];
  expect(first.rows).toEqual(second.rows);
  await runAsOwner(one.db.withTables<Tables>(), (transaction) => transaction.deleteFrom("case_studies").execute());
  expect(await storedCaseStudies(other)).toHaveLength(12);
});
