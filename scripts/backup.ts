import { existsSync } from "node:fs";
import path from "node:path";
import { readKeptFiles, writeBackup } from "#server/backup/folder.ts";
import { noteBackup } from "#server/backup/last-backup.ts";
import { RestoreError } from "#server/backup/load.ts";
import { type Snapshot, takeSnapshot } from "#server/backup/snapshot.ts";
import { fetchSnapshot } from "#server/backup/snapshot-command.ts";
import { openDatabase } from "#server/database/open.ts";
import { SECRETS_TABLE } from "#server/database/table-changes.ts";
import { asOwner, requireData, runCommand } from "./command.ts";
import { onServerAsOwner, ownerLogin } from "./on-database.ts";

/** Only one process can open the embedded database: the running site takes the snapshot, or this process if no site runs. */
async function snapshotOfFolder(dataDirectory: string): Promise<Snapshot> {
  const running = await fetchSnapshot(dataDirectory);
  if (running) return running;
  const database = await openDatabase({ dataDirectory });
  try {
    return await takeSnapshot(database.service);
  } finally {
    await database.close();
  }
}

/**
 * `npm run backup [folder]`, whether the site runs or not. The data is read as its owner; the backup belongs to the user who runs the
 * command, because it holds every secret.
 */
await runCommand(async (settings) => {
  const name = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = path.resolve(process.argv[2] ?? path.join("backups", name));
  if (settings.supabase) throw new RestoreError("The data is on hosted Supabase: take its backup there.");
  if (existsSync(target)) throw new RestoreError(`${target} exists already: name a folder that doesn't.`);
  const begin = performance.now();
  const login = ownerLogin(settings);
  const { snapshot, files } = await asOwner(settings, async (owned) => {
    requireData(owned);
    return {
      snapshot: await (login ? onServerAsOwner(login, takeSnapshot) : snapshotOfFolder(owned.dataDirectory)),
      files: await readKeptFiles(owned.dataDirectory),
    };
  });
  await writeBackup(target, snapshot, files);
  const sealed = snapshot.tables.some(({ name: table, rows: count }) => table === SECRETS_TABLE && count > 0);
  if (sealed && !files.some((file) => file.path === "secrets/secrets.key")) {
    console.log(
      "The key that opens the secrets in this backup is not in it: keep SECRETS_KEY elsewhere, a restore asks for it.",
    );
  }
  const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
  // The backup is complete without this note.
  await asOwner(settings, ({ dataDirectory }) => noteBackup(dataDirectory, { at: new Date(), rows })).catch(() =>
    console.log("The desk is not told of this backup: the data folder can't be written."),
  );
  const milliseconds = Math.round(performance.now() - begin);
  console.log(`${rows} rows of ${snapshot.tables.length} tables are in ${target} (${milliseconds} ms).`);
});
