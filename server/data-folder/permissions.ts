import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";

const { R_OK, W_OK, X_OK } = constants;

type Lack = (file: string, rights: string, stats: Stats) => never;

function isPermissionError(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}

function effectiveUser(): { uid: number; gid: number } | null {
  const uid = process.geteuid?.();
  const gid = process.getegid?.();
  return uid === undefined || gid === undefined ? null : { uid, gid };
}

function isAllowed(file: string, { uid, gid, mode }: Stats, needed: number): boolean {
  const user = effectiveUser();
  if (!user) return true;
  if (user.uid !== process.getuid?.()) {
    // `access` checks the real user. Where root acts as another user, the owner and the mode decide.
    const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0;
    return ((mode >> shift) & needed) === needed;
  }
  try {
    accessSync(file, needed);
    return true;
  } catch (error) {
    return !isPermissionError(error);
  }
}

/** Undefined for a missing file. Reports a folder above that can't be entered. */
function look(file: string, lack: Lack): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    const above = path.dirname(file);
    const stats = isPermissionError(error) ? look(above, lack) : undefined;
    return stats && lack(above, "enter", stats);
  }
}

function requireAll(file: string, lack: Lack): void {
  const stats = look(file, lack);
  if (stats?.isFile() && !isAllowed(file, stats, R_OK | W_OK)) lack(file, "read and write", stats);
  if (!stats?.isDirectory()) return;
  requireFolder(file, stats, lack);
  for (const name of readdirSync(file)) requireAll(path.join(file, name), lack);
}

function requireFolder(folder: string, stats: Stats, lack: Lack): void {
  if (!isAllowed(folder, stats, R_OK | W_OK | X_OK)) lack(folder, "list, enter and write in", stats);
}

/** Each start sets the modes of the secrets, which only their owner may do. */
function requireOwnSecrets(dataDirectory: string, lack: Lack): void {
  const user = effectiveUser();
  const folder = path.join(dataDirectory, "secrets");
  if (!user || user.uid === 0 || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const file of [folder, ...readdirSync(folder).map((name) => path.join(folder, name))]) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.uid !== user.uid) lack(file, "set the mode of", stats);
  }
}

/** A missing folder has to be created in the nearest one above it. */
function requireAbove(folder: string, lack: Lack): void {
  const above = path.dirname(folder);
  const stats = look(above, lack);
  if (!stats && above !== folder) requireAbove(above, lack);
  if (stats && !isAllowed(above, stats, W_OK | X_OK)) lack(above, "make a folder in", stats);
}

function ownerOf(dataDirectory: string): number | undefined {
  try {
    return statSync(dataDirectory).uid;
  } catch {
    return undefined;
  }
}

function remedy(dataDirectory: string, who: "site" | "command", file: string, rights: string, stats: Stats): string {
  const { uid, gid } = effectiveUser() ?? { uid: 0, gid: 0 };
  const owner = ownerOf(dataDirectory);
  if (rights === "make a folder in") {
    return `Make it as root and hand it over: mkdir -p ${dataDirectory} && chown ${uid}:${gid} ${dataDirectory}`;
  }
  if (rights === "enter" && who === "site") {
    return `Let it pass there (chmod o+x ${file}), or set DATA_DIR to a folder elsewhere`;
  }
  if (stats.uid === uid) return `Give its owner the rights: chmod -R u+rwX ${dataDirectory}`;
  const handOver = `chown -R ${uid}:${gid} ${dataDirectory}`;
  if (owner === uid) return `Give the folder back to its owner, as root: ${handOver}`;
  const asOwner = owner === undefined ? "the user that the site runs as" : `user ${owner}`;
  return who === "site"
    ? `Start the site as ${asOwner}, or hand the folder over, as root: ${handOver}`
    : `Run the command as ${asOwner}, or as root, which then works as the folder's owner`;
}

/**
 * Permissions that would later look like damage. @param who can do what the sentence says
 * @throws ExpectedError naming the path, the missing right and what to do
 */
export function requirePermissions(dataDirectory: string, who: "site" | "command"): void {
  const lack: Lack = (file, rights, stats) => {
    const mode = (stats.mode & 0o7777).toString(8).padStart(4, "0");
    throw new ExpectedError(
      `User ${effectiveUser()?.uid} may not ${rights} ${file}, which belongs to user ${stats.uid} (mode ${mode}). ${remedy(dataDirectory, who, file, rights, stats)}.`,
    );
  };
  const stats = look(dataDirectory, lack);
  if (!stats) return requireAbove(dataDirectory, lack);
  requireFolder(dataDirectory, stats, lack);
  for (const name of ["database.lock", "secrets", "database"]) requireAll(path.join(dataDirectory, name), lack);
  requireOwnSecrets(dataDirectory, lack);
}
