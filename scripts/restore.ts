import { existsSync, readdirSync } from "node:fs";
import { chmod, mkdir, rename, rm, rmdir } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { type Backup, openBackup } from "#server/backup/folder.ts";
import { loadSnapshot, RestoreError } from "#server/backup/load.ts";
import { makeFolder } from "#server/data-folder/owner.ts";
import { restoringFolder } from "#server/data-folder/restoring.ts";
import { openDatabase } from "#server/database/open.ts";
import type { Settings } from "#server/settings.server.ts";
import { asOwner, runCommand } from "./command.ts";

/** A restore is upkeep, so it works as the role that migrates. */
const serverOf = ({ databaseUrl, migrationDatabaseUrl }: Settings): string | null =>
  migrationDatabaseUrl ?? databaseUrl;

/** A restore writes only where nothing is, so that it can never cost the data it was meant to save. */
function refuseUsedFolder(dataDirectory: string): void {
  const leftBehind = path.basename(restoringFolder(dataDirectory));
  if (readdirSync(dataDirectory).every((name) => name === leftBehind)) return;
  throw new RestoreError(`${dataDirectory} is not empty: set DATA_DIR to a new folder, or move this one away.`);
}

async function refuseUsedServer(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "select from pg_tables where schemaname in ('public', 'auth', 'larkpost') limit 1",
    );
    if (rowCount) throw new RestoreError("The database of DATABASE_URL holds tables already: name an empty one.");
  } finally {
    await client.end();
  }
}

/** What is restored takes its place only when everything is there; until then the site refuses to start on the folder. */
async function restoreInto(backup: Backup, settings: Settings): Promise<void> {
  const { dataDirectory } = settings;
  const databaseUrl = serverOf(settings);
  refuseUsedFolder(dataDirectory);
  if (databaseUrl) await refuseUsedServer(databaseUrl);
  const draft = restoringFolder(dataDirectory);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  try {
    const database = await openDatabase({ dataDirectory: draft, databaseUrl });
    try {
      await loadSnapshot(database.service, backup.manifest, backup.linesOf);
    } finally {
      await database.close();
    }
    await backup.restoreFiles(draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  for (const name of readdirSync(draft)) await rename(path.join(draft, name), path.join(dataDirectory, name));
  await rmdir(draft);
  // Not every disk has modes; what lies in the folder is closed in any case.
  await chmod(dataDirectory, 0o700).catch(() => undefined);
}

/**
 * `npm run restore -- <backup>` into an empty DATA_DIR, and an empty DATABASE_URL where one is set. The backup is read as who runs
 * the command. What is restored belongs to the owner of the empty folder; a folder that is missing is made for the owner of the
 * nearest folder above it.
 */
await runCommand(async (settings) => {
  const source = process.argv[2];
  if (!source) throw new RestoreError("Say which backup to restore: npm run restore -- backups/<name>");
  if (settings.supabase) throw new RestoreError("The data is on hosted Supabase: restore it there.");
  const backup = await openBackup(path.resolve(source));
  if (!existsSync(settings.dataDirectory)) makeFolder(settings.dataDirectory);
  await asOwner(settings, (owned) => restoreInto(backup, owned));
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${backup.manifest.createdAt} are restored, each compared with the backup.`);
});
