import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** A backup that was taken of a data folder. */
export interface LastBackup {
  at: Date;
  rows: number;
}

const fileOf = (dataDirectory: string): string => path.join(dataDirectory, "last-backup.json");

/** Notes in the data folder that a backup of it is complete, for the desk. The folder's owner writes it, whether the site runs or not. */
export async function noteBackup(dataDirectory: string, { at, rows }: LastBackup): Promise<void> {
  await writeFile(fileOf(dataDirectory), JSON.stringify({ at: at.toISOString(), rows }), { mode: 0o600 });
}

/** The last backup of a data folder, or null where none was made or the note can't be read. */
export async function readLastBackup(dataDirectory: string): Promise<LastBackup | null> {
  try {
    const note: unknown = JSON.parse(await readFile(fileOf(dataDirectory), "utf8"));
    if (typeof note !== "object" || note === null || !("at" in note) || !("rows" in note)) return null;
    const at = new Date(String(note.at));
    return Number.isNaN(at.getTime()) ? null : { at, rows: Number(note.rows) };
  } catch {
    return null;
  }
}
