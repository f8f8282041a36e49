import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { openSecretStore, rotateStoredSigningKeys, type SecretSettings } from "../auth/secret-store.server.ts";
import { openFileSecrets, type SecretStore } from "../auth/secrets.server.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open.ts";
import { createPostgresDatabase } from "../database/testing.ts";
import { openBackup, readKeptFiles, writeBackup } from "./folder.ts";
import { restoreBackup } from "./restore.ts";
import { takeSnapshot } from "./snapshot.ts";

const folder = mkdtempSync(path.join(tmpdir(), "larkpost-backup-secrets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** An unused path in the tests' folder. */
const fresh = (): string => path.join(folder, String((count += 1)));

async function withServer<T>(work: (database: Database, url: string) => Promise<T>): Promise<T> {
  const { url, drop } = await createPostgresDatabase();
  const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url });
  try {
    return await work(database, url);
  } finally {
    await database.close();
    await drop();
  }
}

/** All that a store holds, to compare it with another. */
async function contents({ encryptionKey, tokenKey, signingKeys }: SecretStore): Promise<unknown> {
  return { encryptionKey, tokenKey, signingKeys: await signingKeys.read() };
}

/** A backup of a Postgres server whose secrets were rotated once, and those secrets. */
function backupOfServer(settings: SecretSettings): Promise<{ backup: string; secrets: unknown }> {
  return withServer(async (database) => {
    await openSecretStore(database, settings);
    await rotateStoredSigningKeys(database, settings);
    const backup = fresh();
    await writeBackup(backup, await takeSnapshot(database.service), await readKeptFiles(settings.dataDirectory));
    return { backup, secrets: await contents(await openSecretStore(database, settings)) };
  });
}

/** Restores into an empty database of its own and opens the secrets there as the site does. */
async function restoreToServer(backup: string, settings: SecretSettings): Promise<unknown> {
  const { url, drop } = await createPostgresDatabase();
  try {
    await restoreBackup(await openBackup(backup), { ...settings, databaseUrl: url });
    const database = await openDatabase({ dataDirectory: "/nowhere", databaseUrl: url });
    const secrets = await contents(await openSecretStore(database, settings));
    await database.close();
    return secrets;
  } finally {
    await drop();
  }
}

test("a server's backup holds the key that was made under its data folder, and so all its secrets", async () => {
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKey: null });
  expect(readdirSync(path.join(backup, "files", "secrets"))).toEqual(["secrets.key"]);
  expect(await restoreToServer(backup, { dataDirectory: fresh(), secretsKey: null })).toEqual(secrets);
});

test("a server's backup under SECRETS_KEY holds no key: without it nothing is restored, with it all is", async () => {
  const secretsKey = randomBytes(32);
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKey });
  expect(existsSync(path.join(backup, "files", "secrets"))).toBe(false);
  const dataDirectory = fresh();
  for (const [wrong, sentence] of [
    [null, "set SECRETS_KEY to that of the other processes, or"],
    [randomBytes(32), "SECRETS_KEY is another key than the one"],
  ] as const) {
    await expect(
      restoreBackup(await openBackup(backup), { dataDirectory, databaseUrl: null, secretsKey: wrong }),
    ).rejects.toThrow(sentence);
    expect(readdirSync(dataDirectory)).toEqual([]);
  }
  expect(await restoreToServer(backup, { dataDirectory, secretsKey })).toEqual(secrets);
});

test("a server's backup restored into the embedded database has its secrets in files, and back again in rows", async () => {
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKey: null });
  const dataDirectory = fresh();
  await restoreBackup(await openBackup(backup), { dataDirectory, databaseUrl: null, secretsKey: null });
  expect(await contents(openFileSecrets(dataDirectory))).toEqual(secrets);
  const embedded = await openDatabase({ dataDirectory });
  expect((await sql`select from auth_private.secrets`.execute(embedded.service)).rows).toEqual([]);
  const second = fresh();
  await writeBackup(second, await takeSnapshot(embedded.service), await readKeptFiles(dataDirectory));
  await embedded.close();
  expect(await restoreToServer(second, { dataDirectory: fresh(), secretsKey: randomBytes(32) })).toEqual(secrets);
});
