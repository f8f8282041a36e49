import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../database/schema.ts";
import {
  cleanUpAfter,
  createPostgresDatabase,
  goodPassword,
  onAllDatabases,
  openFileSecrets,
  startTestService,
  temporaryFolder,
} from "@site/backend/testing";
import { openBackup } from "./folder.ts";
import { readMigrations } from "./snapshot.ts";
import { restoreBackup } from "./restore.ts";

/**
 * An account that signed in, a message and the seed, as two commits kept them: 9e5d389 in a data folder and a backup, and e5f959b,
 * the first, in a backup.
 */
const commits = ["9e5d389", "e5f959b"] as const;
const email = "ruth@marlow.example";
const whole = { email, messages: [{ message: "Do you open on Sundays?", language: null }] };

const folder = temporaryFolder();
const backupOf = (commit: string) => openBackup(path.join(folder, commit, "backup"));
beforeAll(() => {
  for (const commit of commits) {
    const file = new URL(`../../tests/earlier-versions/${commit}.tar.br`, import.meta.url);
    const archive = brotliDecompressSync(readFileSync(file), {
      params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
    });
    mkdirSync(path.join(folder, commit));
    execFileSync("tar", ["--extract", "--directory", path.join(folder, commit)], { input: archive });
  }
});

/** Opens the database of a data folder; its account signs in. */
async function signInOn(dataDirectory: string, databaseUrl: string | null = null) {
  const database = await openDatabase({ dataDirectory, databaseUrl });
  cleanUpAfter(() => database.close());
  const client = startTestService(database, { secrets: openFileSecrets(dataDirectory) }).client();
  const { data } = await client.signInWithPassword({ email, password: goodPassword });
  const { rows } = await sql<object>`select message, language from public.chat_messages`.execute(database.db);
  return { database, email: data.user?.email, messages: rows };
}

test("a data folder of an earlier version starts, whose records of migrations are paths", async () => {
  const { database, ...found } = await signInOn(path.join(folder, "9e5d389", "data"));
  expect(found).toEqual(whole);
  const names = (await database.db.transaction().execute(readMigrations)).map(([name]) => name);
  expect(names).toContain("server/database/platform/001-roles.sql");
  expect(new Set(names.map((name) => path.basename(name))).size).toBe(names.length);
});

/** At night also into PGlite, which takes seven seconds for the tables of an earlier version. */
describe.each(onAllDatabases ? ["postgres", "pglite"] : ["postgres"])("into %s", (kind) => {
  test.each(commits)("a backup of %s is restored, its account signs in, and every record is shown", async (commit) => {
    const dataDirectory = temporaryFolder();
    const databaseUrl = kind === "postgres" ? (await createPostgresDatabase()).url : null;
    await restoreBackup(await backupOf(commit), { dataDirectory, databaseUrl, secretsKey: null });
    const { database, ...found } = await signInOn(dataDirectory, databaseUrl);
    expect(found).toEqual(whole);
    const names = (await database.db.transaction().execute(readMigrations)).map(([name]) => name);
    expect(names.filter((name) => name.includes("/"))).toEqual([]);
    expect((await sql`select from planned.times`.execute(database.db)).rows).toEqual([]);
  });
});

test("the migrations since an earlier backup find its rows: the password of a sign-up waits for the confirmation", async () => {
  const { url, open } = await createPostgresDatabase();
  const dataDirectory = temporaryFolder();
  await restoreBackup(await backupOf("e5f959b"), { dataDirectory, databaseUrl: url, secretsKey: null });
  const { rows } = await sql`select email from auth_private.sign_ups join auth.users on users.id = user_id`.execute(
    (await open()).db,
  );
  expect(rows).toEqual([{ email }]);
});
