import { existsSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { writeBackup } from "#server/backup/folder.ts";
import { RestoreError } from "#server/backup/load.ts";
import { type Snapshot, takeSnapshot } from "#server/backup/snapshot.ts";
import { fetchSnapshot } from "#server/backup/socket.ts";
import { DatabaseStartError } from "#server/database/database-error.ts";
import { openDatabase } from "#server/database/open.ts";
import { SECRETS_TABLE } from "#server/database/table-changes.ts";
import type { Tables } from "#server/database/tables.ts";
import { readSettings, type Settings, SettingsError } from "#server/settings.server.ts";

/** A Postgres server is read directly, and as it is: a backup must not migrate what it is taken of. */
async function snapshotOfServer(connectionString: string): Promise<Snapshot> {
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000, options: "-c timezone=UTC" });
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await takeSnapshot(database);
  } finally {
    await database.destroy();
  }
}

/** The embedded database belongs to one process: the running site takes the snapshot, or this one when none runs. */
async function snapshotOfFolder(dataDirectory: string): Promise<Snapshot> {
  if (!existsSync(path.join(dataDirectory, "database"))) {
    throw new RestoreError(`There is no database in ${dataDirectory}: is DATA_DIR the one the site uses?`);
  }
  const running = await fetchSnapshot(dataDirectory);
  if (running) return running;
  const database = await openDatabase({ dataDirectory });
  try {
    return await takeSnapshot(database.service);
  } finally {
    await database.close();
  }
}

async function backup(settings: Settings, target: string): Promise<void> {
  if (settings.supabase) throw new RestoreError("The data is on hosted Supabase: take its backup there.");
  const begin = performance.now();
  const server = settings.migrationDatabaseUrl ?? settings.databaseUrl;
  const snapshot = server ? await snapshotOfServer(server) : await snapshotOfFolder(settings.dataDirectory);
  await writeBackup(target, snapshot, settings.dataDirectory);
  const sealed = snapshot.tables.some(({ name, rows }) => name === SECRETS_TABLE && rows > 0);
  if (sealed && !existsSync(path.join(target, "files", "secrets", "secrets.key"))) {
    console.log(
      "The key that opens the secrets in this backup is not in it: keep SECRETS_KEY elsewhere, a restore asks for it.",
    );
  }
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
  const milliseconds = Math.round(performance.now() - begin);
  console.log(`${rows} rows of ${snapshot.tables.length} tables are in ${target} (${milliseconds} ms).`);
}

const name = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
try {
  await backup(readSettings(process.env), path.resolve(process.argv[2] ?? path.join("backups", name)));
} catch (error) {
  const isSentence =
    error instanceof RestoreError || error instanceof SettingsError || error instanceof DatabaseStartError;
  console.error(isSentence ? error.message : error);
  process.exit(1);
}
