import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const ownerOnly = { folder: 0o700, file: 0o600 };
/** Of group and others. */
const anybodyElse = 0o077;

function closeOne(path: string): void {
  const stats = statSync(path);
  if ((stats.mode & anybodyElse) === 0) return;
  try {
    chmodSync(path, stats.isDirectory() ? ownerOnly.folder : ownerOnly.file);
  } catch {
    // Of another user, or on a disk without modes: as it was before, it goes on working.
  }
}

/**
 * Makes a folder, if it is not there, and closes it to everybody but the owner, with all that lies in it by now: a copy of what
 * the build prepared is readable by all, and so is what earlier versions left.
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
  closeOne(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeOne(join(entry.parentPath, entry.name));
  }
}

/** Files that this process makes from now on, PGlite's among them, are the owner's alone. */
export function closeNewFiles(): void {
  process.umask(anybodyElse);
}
