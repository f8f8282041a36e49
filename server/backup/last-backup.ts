import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { deskLifetimes } from "#content/lifetimes.ts";

export interface BackupNotes {
  last: { at: Date; rows: number } | null;
  failure: { at: Date; reason: string } | null;
}

export const maxBackupAge = deskLifetimes.backupHours * 3_600_000;

/** The notes are separate files, because a failed write on a full disk must not damage the other note. */
const toFile = (dataDirectory: string, name: "last-backup" | "failed-backup"): string =>
  path.join(dataDirectory, `${name}.json`);

/** Must run as the data folder's owner. The site need not be running. */
export async function noteBackup(dataDirectory: string, { at, rows }: NonNullable<BackupNotes["last"]>): Promise<void> {
  await writeFile(toFile(dataDirectory, "last-backup"), JSON.stringify({ at, rows }), { mode: 0o600 });
  await rm(toFile(dataDirectory, "failed-backup"), { force: true });
}

export async function noteFailedBackup(
  dataDirectory: string,
  { at, reason }: NonNullable<BackupNotes["failure"]>,
): Promise<void> {
  await writeFile(toFile(dataDirectory, "failed-backup"), JSON.stringify({ at, reason }), { mode: 0o600 });
}

/** Null if the note is missing, unreadable, or dated in the future. */
async function readNote(file: string, now: Date): Promise<{ at: Date; rows?: unknown; reason?: unknown } | null> {
  try {
    const note: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof note !== "object" || note === null || !("at" in note)) return null;
    const at = new Date(String(note.at));
    return at <= now ? { ...note, at } : null;
  } catch {
    return null;
  }
}

export async function readBackupNotes(dataDirectory: string, now: Date): Promise<BackupNotes> {
  const last = await readNote(toFile(dataDirectory, "last-backup"), now);
  const failure = await readNote(toFile(dataDirectory, "failed-backup"), now);
  return {
    last: last && { at: last.at, rows: Number(last.rows) },
    failure: failure && { at: failure.at, reason: String(failure.reason) },
  };
}
