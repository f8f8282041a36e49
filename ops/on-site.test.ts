import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { writeBackup } from "#server/backup/folder.ts";
import { onServer } from "@site/backend";
import { createPostgresDatabase, temporaryFolder } from "@site/backend/testing";
import { larkpost } from "./testing.ts";

const folder = temporaryFolder();

const slow = 60_000;

/** Nothing listens on port 9 (discard). */
const away = "postgres://127.0.0.1:9/none";

test("a backup and a restore report an unreachable Postgres server in one sentence and leave nothing behind", {
  timeout: slow,
}, async () => {
  const backup = path.join(folder, "backup");
  await writeBackup(backup, { tables: [], sequences: [], migrations: [], contents: [] }, []);
  const [data, empty] = [path.join(folder, "data"), path.join(folder, "empty")];
  for (const made of [data, empty]) mkdirSync(made);
  const target = path.join(folder, "target");
  const sentence = (setting: string) => ({
    status: 1,
    output: `The Postgres server of ${setting} can't be used (connect ECONNREFUSED 127.0.0.1:9).\n`,
  });
  const runs = await Promise.all([
    larkpost(["backup", target], { DATABASE_URL: away, DATA_DIR: data }),
    larkpost(["restore", backup], { DATABASE_URL: away, DATA_DIR: empty }),
    larkpost(["backup", target], { DATABASE_URL: away, MIGRATION_DATABASE_URL: away, DATA_DIR: data }),
  ]);
  expect(runs).toMatchObject([sentence("DATABASE_URL"), sentence("DATABASE_URL"), sentence("MIGRATION_DATABASE_URL")]);
  expect(readdirSync(folder).sort()).toEqual(["backup", "data", "empty"]);
  expect([readdirSync(data), readdirSync(empty)]).toEqual([["failed-backup.json"], []]);
});

test("a connection closed by the server fails the command with one sentence, without crashing the process", async () => {
  const { url } = await createPostgresDatabase();
  const ended = onServer({ url, setting: "DATABASE_URL" }, "owner", (db) =>
    db.transaction().execute((transaction) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)),
  );
  await expect(ended).rejects.toThrow(/^The Postgres server of DATABASE_URL can't be used \(.+\)\.$/);
});
