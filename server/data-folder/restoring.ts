import { existsSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "@site/backend";

/** Within the data folder, which may be a mount. Apart, because a start needs nothing else of restoring. */
export function restoringFolder(dataDirectory: string): string {
  return path.join(dataDirectory, "restoring");
}

/** @throws ExpectedError when a restore was interrupted: the data is incomplete, and a start would add to it */
export function rejectHalfRestored(dataDirectory: string): void {
  const draft = restoringFolder(dataDirectory);
  if (!existsSync(draft)) return;
  throw new ExpectedError(
    `A restore into ${dataDirectory} has not finished: ${draft} is still there. Empty the folder and restore again.`,
  );
}
