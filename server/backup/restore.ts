import { chmod, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import {
  type DatabaseOptions,
  migrationNames,
  openDatabase as openAnyDatabase,
  type SecretSettings,
  storedSecrets,
} from "@site/backend";
import { openDatabase, schema } from "../database/schema.ts";
import { restoringFolder } from "../data-folder/restoring.ts";
import type { Backup } from "./folder.ts";
import { loadSnapshot } from "./load.ts";

interface RestoreSettings extends SecretSettings {
  databaseUrl: string | null;
}

/**
 * The data folder and the database have to be empty. The site refuses to start until all data is in place.
 * @throws RestoreError, or DatabaseStartError if no key decrypts the secrets; nothing is restored in either case
 */
export async function restoreBackup(backup: Backup, settings: RestoreSettings): Promise<void> {
  const { dataDirectory } = settings;
  const draft = restoringFolder(dataDirectory);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await fill(draft, backup, settings);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  for (const name of await readdir(draft)) await rename(path.join(draft, name), path.join(dataDirectory, name));
  await rmdir(draft);
  // Some file systems have no modes. Other users can't read the restored files either way.
  await chmod(dataDirectory, 0o700).catch(() => undefined);
}

async function fill(draft: string, backup: Backup, { databaseUrl, secretsKeys }: RestoreSettings): Promise<void> {
  await backup.restoreFiles(draft);
  const secretSettings = { dataDirectory: draft, secretsKeys };
  await checkSecrets(backup, secretSettings);
  const place = { dataDirectory: draft, databaseUrl };
  const isOlder = await loadAtVersion(place, backup);
  const database = await openDatabase(place);
  try {
    if (!isOlder) await loadSnapshot(database.db, backup.manifest, backup.readTable);
    await storedSecrets.encryptAnew(database, secretSettings);
  } finally {
    await database.close();
  }
}

/** Loads the backup into its own version's schema, then runs later migrations. @returns whether that version is older */
async function loadAtVersion(
  place: Omit<DatabaseOptions, "schema">,
  { manifest, readTable }: Backup,
): Promise<boolean> {
  const only = new Set(manifest.migrations.map(([name]) => path.basename(name)));
  if ((await migrationNames(schema)).every((name) => only.has(name))) return false;
  const database = await openAnyDatabase({ ...place, schema: { ...schema, only, prepared: undefined } });
  try {
    await loadSnapshot(database.db, manifest, readTable);
  } finally {
    await database.close();
  }
  return true;
}

async function checkSecrets(backup: Backup, settings: SecretSettings): Promise<void> {
  const table = backup.manifest.tables.find(({ name }) => name === storedSecrets.table);
  const lines = table ? await backup.readTable(table) : [];
  storedSecrets.decryptRows(
    lines.map((line) => JSON.parse(line)),
    settings,
  );
}
