import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { openBackup } from "#server/backup/folder.ts";
import { RestoreError } from "#server/backup/load.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { DatabaseStartError } from "#server/database/database-error.ts";
import { readSettings, type Settings, SettingsError } from "#server/settings.server.ts";

/** A restore is upkeep, so it works as the role that migrates. */
const serverOf = ({ databaseUrl, migrationDatabaseUrl }: Settings): string | null =>
  migrationDatabaseUrl ?? databaseUrl;

/** A restore writes only where nothing is, so that it can never cost the data it was meant to save. */
async function refuseUsedTargets(settings: Settings): Promise<void> {
  const { dataDirectory } = settings;
  if (existsSync(dataDirectory) && readdirSync(dataDirectory).length > 0) {
    throw new RestoreError(`${dataDirectory} is not empty: set DATA_DIR to a new folder, or move this one away.`);
  }
  const databaseUrl = serverOf(settings);
  if (!databaseUrl) return;
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

async function restore(settings: Settings, source: string | undefined): Promise<void> {
  if (!source) throw new RestoreError("Say which backup to restore: npm run restore -- backups/<name>");
  if (settings.supabase) throw new RestoreError("The data is on hosted Supabase: restore it there.");
  const backup = await openBackup(path.resolve(source));
  await refuseUsedTargets(settings);
  await restoreBackup(backup, { ...settings, databaseUrl: serverOf(settings) });
  const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${backup.manifest.createdAt} are restored, each compared with the backup.`);
}

try {
  await restore(readSettings(process.env), process.argv[2]);
} catch (error) {
  const isSentence =
    error instanceof RestoreError || error instanceof SettingsError || error instanceof DatabaseStartError;
  console.error(isSentence ? error.message : error);
  process.exit(1);
}
