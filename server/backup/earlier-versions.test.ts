import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { migrationName, openFileSecrets } from "@site/backend";
import { openDatabase } from "../database/schema.ts";
import {
  cleanUpAfter,
  describeOnBothDatabases,
  goodPassword,
  startTestService,
  temporaryFolder,
} from "@site/backend/testing";
import { openBackup } from "./folder.ts";
import { loadSnapshot } from "./load.ts";
import { readMigrations } from "./snapshot.ts";
import { restoreBackup } from "./restore.ts";

/** A data folder and a backup as commit 9e5d389 made them: an account that signed in, a message, the seed. */
const kept = new URL("../../tests/earlier-versions/9e5d389.tar.br", import.meta.url);
const email = "ruth@marlow.example";
const whole = { email, messages: [{ message: "Do you open on Sundays?" }] };

const folder = temporaryFolder();
beforeAll(() => {
  const archive = brotliDecompressSync(readFileSync(kept), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  });
  execFileSync("tar", ["--extract", "--directory", folder], { input: archive });
});

/** Opens the embedded database of a data folder; its account signs in. */
async function signInOn(dataDirectory: string) {
  const database = await openDatabase({ dataDirectory });
  cleanUpAfter(() => database.close());
  const client = startTestService(database, { secrets: openFileSecrets(dataDirectory) }).client();
  const { data } = await client.signInWithPassword({ email, password: goodPassword });
  const { rows } = await sql<{ message: string }>`select message from public.chat_messages`.execute(database.service);
  return { database, email: data.user?.email, messages: rows };
}

test("a data folder of an earlier version starts, whose records of migrations are paths", async () => {
  const { database, ...found } = await signInOn(path.join(folder, "data"));
  expect(found).toEqual(whole);
  const names = (await database.service.transaction().execute(readMigrations)).map(([name]) => name);
  expect(names).toContain("server/database/platform/001-roles.sql");
  expect(new Set(names.map(migrationName)).size).toBe(names.length);
});

test("a backup of an earlier version is restored, and its account signs in", async () => {
  const dataDirectory = temporaryFolder();
  const backup = await openBackup(path.join(folder, "backup"));
  await restoreBackup(backup, { dataDirectory, databaseUrl: null, secretsKey: null });
  expect(await signInOn(dataDirectory)).toMatchObject(whole);
});

describeOnBothDatabases("a backup whose migrations are paths", (database) => {
  test("is loaded into a new database, which records them by their names", async () => {
    const { manifest, linesOf } = await openBackup(path.join(folder, "backup"));
    await loadSnapshot(database().service, manifest, linesOf);
    const names = (await database().service.transaction().execute(readMigrations)).map(([name]) => name);
    expect(names.filter((name) => name.includes("/"))).toEqual([]);
  });
});
