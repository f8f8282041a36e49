import { accessSync, closeSync, constants, openSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";
import { nearestFolder } from "./owner.ts";

/** Opens files, because `access` checks the real user instead of the effective one. */
function tryToOpen(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) for (const name of readdirSync(file)) tryToOpen(path.join(file, name));
  else if (stats) closeSync(openSync(file, "r+"));
}

/** Checked early, because missing permissions would later look like corruption. @throws ExpectedError with a remedy */
export function requirePermissions(dataDirectory: string): void {
  try {
    accessSync(nearestFolder(dataDirectory), constants.W_OK | constants.X_OK);
    for (const name of ["database.lock", "secrets", "database"]) tryToOpen(path.join(dataDirectory, name));
  } catch (error) {
    const { code, path: file } = error as NodeJS.ErrnoException;
    // A running site creates and deletes files, so a missing file is not an error.
    if (code !== "EACCES" && code !== "EPERM") return;
    const [user, group] = [process.geteuid?.(), process.getegid?.()];
    throw new ExpectedError(
      `User ${user} has no access to ${file}. Run this as the folder's owner, or, as root, give the folder to this user: mkdir -p ${dataDirectory} && chown -R ${user}:${group} ${dataDirectory} && chmod -R u+rwX ${dataDirectory}.`,
      { cause: error },
    );
  }
}
