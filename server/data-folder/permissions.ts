import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";

const { R_OK, W_OK, X_OK } = constants;

/** A right that the process lacks on a file or folder because of its owner or mode. */
interface Fault {
  path: string;
  /** Such as "read and write". */
  rights: string;
  stats: Stats;
}

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

function faultAt(file: string, stats: Stats): Fault | null {
  const [needed, rights] = stats.isDirectory()
    ? [R_OK | W_OK | X_OK, "list, enter and write in"]
    : [R_OK | W_OK, "read and write"];
  return isAllowed(file, stats, needed) ? null : { path: file, rights, stats };
}

/** Undefined for a missing file; a fault where a folder above may not be entered. */
function look(file: string): Stats | Fault | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (!isPermissionError(error)) return undefined;
    const above = path.dirname(file);
    const stats = look(above);
    if (!stats || "rights" in stats) return stats;
    return { path: above, rights: "enter", stats };
  }
}

/** The first fault in a file, or in a folder and its contents. */
function faultIn(file: string): Fault | null {
  const stats = look(file);
  if (!stats) return null;
  if ("rights" in stats) return stats;
  if (!stats.isDirectory()) return stats.isFile() ? faultAt(file, stats) : null;
  const fault = faultAt(file, stats);
  if (fault) return fault;
  for (const name of readdirSync(file)) {
    const inside = faultIn(path.join(file, name));
    if (inside) return inside;
  }
  return null;
}

/** The first secret of another user. Each start sets the modes of the secrets, which only their owner may do. */
function foreignSecret(dataDirectory: string): Fault | null {
  const user = effectiveUser();
  const folder = path.join(dataDirectory, "secrets");
  if (!user || user.uid === 0 || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  for (const file of [folder, ...readdirSync(folder).map((name) => path.join(folder, name))]) {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.uid !== user.uid) return { path: file, rights: "set the mode of", stats };
  }
  return null;
}

/** A missing folder has to be created in the nearest one above it. */
function faultAbove(dataDirectory: string): Fault | null {
  const above = path.dirname(dataDirectory);
  const stats = look(above);
  if (stats && "rights" in stats) return stats;
  if (!stats) return above === dataDirectory ? null : faultAbove(above);
  return isAllowed(above, stats, W_OK | X_OK) ? null : { path: above, rights: "make a folder in", stats };
}

function findFault(dataDirectory: string): Fault | null {
  const folder = look(dataDirectory);
  if (!folder) return faultAbove(dataDirectory);
  const own = "rights" in folder ? folder : faultAt(dataDirectory, folder);
  if (own) return own;
  for (const name of ["database.lock", "secrets", "database"]) {
    const fault = faultIn(path.join(dataDirectory, name));
    if (fault) return fault;
  }
  return foreignSecret(dataDirectory);
}

/** The owner of the data folder, or undefined where even that can't be read. */
function ownerOf(dataDirectory: string): number | undefined {
  const stats = look(dataDirectory);
  return stats && !("rights" in stats) ? stats.uid : undefined;
}

function remedy(dataDirectory: string, { path: file, rights, stats }: Fault, who: "site" | "command"): string {
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
 * Reports a file or folder of the data folder that can't be used because of its owner or mode. Later it would be reported as
 * damaged.
 * @param who the site or a command: the sentence says what each can do
 * @throws ExpectedError naming the path, the missing right and what to do
 */
export function requirePermissions(dataDirectory: string, who: "site" | "command"): void {
  const fault = findFault(dataDirectory);
  if (!fault) return;
  const { path: file, rights, stats } = fault;
  const mode = (stats.mode & 0o7777).toString(8).padStart(4, "0");
  throw new ExpectedError(
    `User ${effectiveUser()?.uid} may not ${rights} ${file}, which belongs to user ${stats.uid} (mode ${mode}). ${remedy(dataDirectory, fault, who)}.`,
  );
}
