import { existsSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";

/** Inside the data folder, which may be a mount. A separate file, because startup needs nothing else of the restore. */
export function restoringFolder(dataDirectory: string): string {
  return path.join(dataDirectory, "restoring");
}

/** @throws ExpectedError after an interrupted restore: the data is incomplete, and the site would add to it */
export function rejectHalfRestored(dataDirectory: string): void {
  const draft = restoringFolder(dataDirectory);
  if (!existsSync(draft)) return;
  throw new ExpectedError(
    `A restore into ${dataDirectory} has not finished: ${draft} is still there. Empty the folder and restore again.`,
  );
}
