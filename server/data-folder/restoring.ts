import { existsSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";

/** The folder is inside the data folder, because renames can't cross a mount point. */
export function restoringFolder(dataDirectory: string): string {
  return path.join(dataDirectory, "restoring");
}

/** @throws ExpectedError after an interrupted restore, because the site would add to incomplete data */
export function rejectHalfRestored(dataDirectory: string): void {
  const draft = restoringFolder(dataDirectory);
  if (!existsSync(draft)) return;
  throw new ExpectedError(
    `A restore into ${dataDirectory} has not finished: ${draft} is still there. Empty the folder and restore again.`,
  );
}
