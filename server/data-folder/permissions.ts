import { accessSync, constants, readdirSync, type Stats, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";
import { nearestFolder } from "./owner.ts";

const { R_OK, W_OK, X_OK } = constants;

const isDenied = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");

function isAllowed(file: string, { uid, gid, mode }: Stats, needed: number): boolean {
  const [user, group] = [process.geteuid?.(), process.getegid?.()];
  if (user !== process.getuid?.()) {
    // `access` checks the real user. Where root acts as another user, the owner and the mode decide.
    const shift = uid === user ? 6 : gid === group ? 3 : 0;
    return ((mode >> shift) & needed) === needed;
  }
  try {
    accessSync(file, needed);
    return true;
  } catch (error) {
    return !isDenied(error);
  }
}

/** The first file that can't be used: for secrets also another's, because each start sets their modes. */
function findClosed(file: string, isOwnNeeded = false): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return null;
  const user = process.geteuid?.();
  if (isOwnNeeded && user !== 0 && stats.uid !== user) return file;
  if (!isAllowed(file, stats, stats.isDirectory() ? R_OK | W_OK | X_OK : R_OK | W_OK)) return file;
  if (!stats.isDirectory()) return null;
  for (const name of readdirSync(file)) {
    const closed = findClosed(path.join(file, name), isOwnNeeded);
    if (closed !== null) return closed;
  }
  return null;
}

function findClosedInFolder(dataDirectory: string): string | null {
  try {
    const stats = statSync(dataDirectory, { throwIfNoEntry: false });
    const top = stats ? dataDirectory : nearestFolder(dataDirectory);
    if (!isAllowed(top, stats ?? statSync(top), stats ? R_OK | W_OK | X_OK : W_OK | X_OK)) return top;
  } catch (error) {
    if (isDenied(error)) return dataDirectory;
    throw error;
  }
  const inFolder = (name: string) => path.join(dataDirectory, name);
  return (
    findClosed(inFolder("database.lock")) ?? findClosed(inFolder("secrets"), true) ?? findClosed(inFolder("database"))
  );
}

/**
 * Missing rights would later look like damage.
 * @throws ExpectedError naming the path, its owner and what to do
 */
export function requirePermissions(dataDirectory: string): void {
  const file = findClosedInFolder(dataDirectory);
  if (file === null) return;
  const [user, group] = [process.geteuid?.(), process.getegid?.()];
  const whose = (() => {
    try {
      const { uid, mode } = statSync(file);
      return `, which belongs to user ${uid} (mode ${(mode & 0o7777).toString(8).padStart(4, "0")})`;
    } catch {
      return ", because a folder above it is closed";
    }
  })();
  throw new ExpectedError(
    `User ${user} may not use ${file}${whose}. Run this as the user whose folder it is, or hand it over, as root: mkdir -p ${dataDirectory} && chown -R ${user}:${group} ${dataDirectory} && chmod -R u+rwX ${dataDirectory}.`,
  );
}
