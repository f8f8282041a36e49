import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { type Backup, openBackup } from "#server/backup/folder.ts";
import { RestoreError } from "#server/backup/load.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { makeFolder } from "#server/data-folder/owner.ts";
import { restoringFolder } from "#server/data-folder/restoring.ts";
import { onServer } from "@site/backend";
import type { Db, Tables } from "#server/database/tables.ts";
import type { Settings } from "#server/settings/settings.ts";
import { type Command, defineAction } from "./command.ts";
import { asOwner, ownerLogin } from "./on-site.ts";

function refuseUsedFolder(dataDirectory: string): void {
  const leftBehind = path.basename(restoringFolder(dataDirectory));
  if (readdirSync(dataDirectory).every((name) => name === leftBehind)) return;
  throw new RestoreError(`${dataDirectory} is not empty: set DATA_DIR to a new folder, or move this one away.`);
}

async function refuseUsedServer(db: Db): Promise<void> {
  const { rows } = await sql`
    select from pg_tables where schemaname in ('public', 'auth', 'larkpost') limit 1`.execute(db);
  if (rows.length > 0) throw new RestoreError("The database of DATABASE_URL already has tables: use an empty one.");
}

async function restoreInto(backup: Backup, settings: Settings): Promise<void> {
  const login = ownerLogin(settings);
  refuseUsedFolder(settings.dataDirectory);
  if (login) await onServer(login, "owner", (db) => refuseUsedServer(db.withTables<Tables>()));
  await restoreBackup(backup, { ...settings, databaseUrl: login?.url ?? null });
}

export const command: Command = {
  hosted: "The data is on hosted Supabase: restore it there.",
  actions: {
    "": defineAction({
      usage: "<folder>",
      summary:
        "Restores a backup into an empty DATA_DIR, and an empty DATABASE_URL if one is set, and compares every row.",
      // Files belong to the owner of the folder, or of its nearest existing parent.
      async run({ settings, words: [source = ""] }) {
        const backup = await openBackup(path.resolve(source));
        if (!existsSync(settings.dataDirectory)) makeFolder(settings.dataDirectory);
        await asOwner(settings, (owned) => restoreInto(backup, owned));
        const rows = backup.manifest.tables.reduce((sum, table) => sum + table.rows, 0);
        return `${rows} rows of ${backup.manifest.createdAt} were restored and compared with the backup.`;
      },
    }),
  },
};
