import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { SecretSettings } from "@site/backend";
import { openDatabase } from "../database/schema.ts";
import { createPostgresDatabase, openSecretStore, type SecretStore, temporaryFolder } from "@site/backend/testing";
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
  const backup = fresh();
  await writeBackup(backup, await takeSnapshot(database.db), await readKeptFiles(settings.dataDirectory));
  return { backup, secrets: await contents(await openSecretStore(database, settings)) };
}

async function restoreToServer(backup: string, settings: SecretSettings): Promise<unknown> {
  const { url, open } = await createPostgresDatabase();
  await restoreBackup(await openBackup(backup), { ...settings, databaseUrl: url });
  return contents(await openSecretStore(await open(), settings));
}

test("a server's backup under SECRETS_KEY has no key, so it is restored only with that key", async () => {
  const secretsKeys = [randomBytes(32)];
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKeys });
  expect(existsSync(path.join(backup, "files", "secrets"))).toBe(false);
  const dataDirectory = fresh();
  const wrong = { dataDirectory, databaseUrl: null, secretsKeys: [randomBytes(32)] };
  await expect(restoreBackup(await openBackup(backup), wrong)).rejects.toThrow("SECRETS_KEY is not the key that");
  expect(readdirSync(dataDirectory)).toEqual([]);
  expect(await restoreToServer(backup, { dataDirectory, secretsKeys })).toEqual(secrets);
});

test("a server's backup includes its data folder's key, opens in the embedded database, and back again under another", async () => {
  const { backup, secrets } = await backupOfServer({ dataDirectory: fresh(), secretsKeys: [] });
  expect(readdirSync(path.join(backup, "files", "secrets"))).toEqual(["secrets.key"]);
  const dataDirectory = fresh();
  await restoreBackup(await openBackup(backup), { dataDirectory, databaseUrl: null, secretsKeys: [] });
  const embedded = await openDatabase({ dataDirectory });
  expect(await contents(await openSecretStore(embedded, { dataDirectory, secretsKeys: [] }))).toEqual(secrets);
  const second = fresh();
  await writeBackup(second, await takeSnapshot(embedded.db), await readKeptFiles(dataDirectory));
  await embedded.close();
  expect(await restoreToServer(second, { dataDirectory: fresh(), secretsKeys: [randomBytes(32)] })).toEqual(secrets);
});
