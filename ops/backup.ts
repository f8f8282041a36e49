import { existsSync } from "node:fs";
import path from "node:path";
import { readKeptFiles, writeBackup } from "#server/backup/folder.ts";
import { noteBackup, noteFailedBackup } from "#server/backup/last-backup.ts";
import { RestoreError } from "#server/backup/load.ts";
import { takeSnapshot } from "#server/backup/snapshot.ts";
import { ExpectedError, storedSecrets } from "@site/backend";
import type { Settings } from "#server/settings/settings.ts";
import { type Command, defineAction } from "./command.ts";
import { asOwner, onSite } from "./on-site.ts";

export const command: Command = {
  hosted: "The data is on hosted Supabase: take its backup there.",
  actions: {
    "": defineAction({
      usage: "[folder] [--quiet]",
      summary:
        "Writes rows, secrets and outbox emails into a new folder, by default backups/<time>. With --quiet it prints only errors.",
      options: { quiet: { type: "boolean" } },
      // Reads the data as its owner. The backup contains every secret, so it belongs to the user who runs the command.
      async run({ settings, words, values }) {
        const name = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
        const target = path.resolve(words[0] ?? path.join("backups", name));
        if (existsSync(target)) throw new RestoreError(`${target} already exists: choose a new folder.`);
        const begin = performance.now();
        const { snapshot, files } = await takeBackup(settings, target).catch(async (error: unknown) => {
          const reason = error instanceof ExpectedError ? error.message : "see the output of the command.";
          // The command fails even if this note can't be written.
          await asOwner(settings, (owned) => noteFailedBackup(owned.dataDirectory, { at: new Date(), reason })).catch(
            () => {},
          );
          throw error;
        });
        const lines: string[] = [];
        const sealed = snapshot.tables.some(
          ({ name: table, rows: count }) => table === storedSecrets.table && count > 0,
        );
        if (sealed && !files.some((file) => file.path === "secrets/secrets.key")) {
          lines.push(
            "This backup does not contain the key to its secrets: keep SECRETS_KEY elsewhere, because a restore needs it.",
          );
        }
        const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
        // The backup is complete even without this note.
        await asOwner(settings, ({ dataDirectory }) => noteBackup(dataDirectory, { at: new Date(), rows })).catch(() =>
          lines.push("The desk won't show this backup: the data folder is not writable."),
        );
        const milliseconds = Math.round(performance.now() - begin);
        lines.push(`${rows} rows of ${snapshot.tables.length} tables are in ${target} (${milliseconds} ms).`);
        return values.quiet ? "" : lines.join("\n");
      },
    }),
  },
};

async function takeBackup(settings: Settings, target: string) {
  const backup = await onSite(settings, "owner", async (site) => ({
    snapshot: await takeSnapshot(site.db),
    files: await readKeptFiles(site.settings.dataDirectory),
  }));
  await writeBackup(target, backup.snapshot, backup.files);
  return backup;
}
