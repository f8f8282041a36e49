import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** SHA-256 of names and contents, excluding tests. */
export function treeHash(root: string, entries: readonly string[]): string {
  const hash = createHash("sha256");
  const visit = (relative: string): void => {
    const absolute = path.join(root, relative);
    const status = statSync(absolute, { throwIfNoEntry: false });
    if (!status || /\.test\.tsx?$/.test(relative)) return;
    if (status.isDirectory()) {
      for (const name of readdirSync(absolute).sort()) visit(path.join(relative, name));
    } else {
      hash.update(relative).update("\0").update(readFileSync(absolute)).update("\0");
    }
  };
  for (const entry of entries) visit(entry);
  return hash.digest("hex");
}
