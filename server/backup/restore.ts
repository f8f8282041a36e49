import { mkdir, rename, rm } from "node:fs/promises";
import {
  readStoredSecrets,
  type SecretSettings,
  type StoredSecret,
  takeOutSecrets,
} from "../auth/secret-store.server.ts";
import { openDatabase } from "../database/open.ts";
import { SECRETS_TABLE } from "../database/table-changes.ts";
import type { Backup } from "./folder.ts";
import { loadSnapshot } from "./load.ts";

interface RestoreSettings extends SecretSettings {
  /** The server to restore into, by the login that owns its tables, or null for the embedded database. */
  databaseUrl: string | null;
}

/**
 * Restores a backup into an empty data folder, which takes its name only when everything is in it, and an empty database.
 * @throws RestoreError, or DatabaseStartError where the backup's secrets can't be opened by SECRETS_KEY or the key beside them;
 *   nothing is restored then
 */
export async function restoreBackup(backup: Backup, settings: RestoreSettings): Promise<void> {
  const draft = `${settings.dataDirectory}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await fill(draft, backup, settings);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  await rm(settings.dataDirectory, { recursive: true, force: true });
  await rename(draft, settings.dataDirectory);
}

async function fill(draft: string, backup: Backup, { databaseUrl, secretsKey }: RestoreSettings): Promise<void> {
  await backup.restoreFiles(draft);
  const secrets = await secretsOf(backup, { dataDirectory: draft, secretsKey });
  const database = await openDatabase({ dataDirectory: draft, databaseUrl });
  try {
    await loadSnapshot(database.service, backup.manifest, backup.linesOf);
    if (database.kind === "pglite") await takeOutSecrets(database, draft, secrets);
  } finally {
    await database.close();
  }
}

/** The secrets among the rows, by name: none where the backup was taken of an embedded database. */
async function secretsOf(backup: Backup, settings: SecretSettings): Promise<ReadonlyMap<string, string>> {
  const table = backup.manifest.tables.find(({ name }) => name === SECRETS_TABLE);
  const lines = table ? await backup.linesOf(table) : [];
  if (lines.length === 0) return new Map();
  return readStoredSecrets(
    lines.map((line): StoredSecret => JSON.parse(line)),
    settings,
  ).secrets;
}
