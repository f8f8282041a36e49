import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const ownerOnly = { folder: 0o700, file: 0o600 };
/** The permission bits of group and others. */
const anybodyElse = 0o077;

function closeOne(path: string): void {
  const stats = statSync(path);
  if ((stats.mode & anybodyElse) === 0) return;
  try {
    chmodSync(path, stats.isDirectory() ? ownerOnly.folder : ownerOnly.file);
  } catch {
    // The file is another user's, or its disk has no modes: its mode stays as it is.
  }
}

/**
 * Creates a folder, if missing, and makes it and its contents readable by the owner only: a copy of what the build prepared is
 * readable by all, and so are folders of earlier versions.
 */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
  closeOne(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeOne(join(entry.parentPath, entry.name));
  }
}

/** Makes files that this process writes from now on, PGlite's included, readable by the owner only. */
export function closeNewFiles(): void {
  process.umask(anybodyElse);
}
