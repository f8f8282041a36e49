import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { administer, type AuthTables, type SecretSettings } from "@site/backend";
import { openDatabase } from "../database/schema.ts";
import {
  createPostgresDatabase,
  openFileSecrets,
  openSecretStore,
  type SecretStore,
  temporaryFolder,
} from "@site/backend/testing";
import { openBackup, readKeptFiles, writeBackup } from "./folder.ts";
import { restoreBackup } from "./restore.ts";
import { takeSnapshot } from "./snapshot.ts";

const fresh = (): string => path.join(temporaryFolder(), "fresh");

async function contents({ encryptionKey, tokenKey, signingKeys }: SecretStore): Promise<unknown> {
  return { encryptionKey, tokenKey, signingKeys: await signingKeys.read() };
}

async function backupOfServer(settings: SecretSettings): Promise<{ backup: string; secrets: unknown }> {
  const database = await (await createPostgresDatabase()).open();
  await openSecretStore(database, settings);
  const db = database.db.withTables<AuthTables>();
  await administer({ kind: "postgres", db, ...settings }).rotateSigningKeys();
  const backup = fresh();
  await writeBackup(backup, await takeSnapshot(database.db), await readKeptFiles(settings.dataDirectory));
  return { backup, secrets: await contents(await openSecretStore(database, settings)) };
}

async function restoreToServer(backup: string, settings: SecretSettings): Promise<unknown> {
  const { url, open } = await createPostgresDatabase();
  await restoreBackup(await openBackup(backup), { ...settings, databaseUrl: url });
  return contents(await openSecretStore(await open(), settings));
}

test("a server's backup includes the key created in its data directory, so all secrets are readable", async () => {
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKey: null });
  expect(readdirSync(path.join(backup, "files", "secrets"))).toEqual(["secrets.key"]);
  expect(await restoreToServer(backup, { dataDirectory: fresh(), secretsKey: null })).toEqual(secrets);
});

test("a server's backup under SECRETS_KEY has no key, so it is restored only with that key", async () => {
  const secretsKey = randomBytes(32);
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKey });
  expect(existsSync(path.join(backup, "files", "secrets"))).toBe(false);
  const dataDirectory = fresh();
  for (const [wrong, sentence] of [
    [null, "set SECRETS_KEY to the other processes' key, or"],
    [randomBytes(32), "SECRETS_KEY is not the key that"],
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
  expect((await sql`select from auth_private.secrets`.execute(embedded.db)).rows).toEqual([]);
  const second = fresh();
  await writeBackup(second, await takeSnapshot(embedded.db), await readKeptFiles(dataDirectory));
  await embedded.close();
  expect(await restoreToServer(second, { dataDirectory: fresh(), secretsKey: randomBytes(32) })).toEqual(secrets);
});
