import { existsSync, readFileSync } from "node:fs";

/** Whether what left this stamp was made of the same. */
export function isCurrent(stamp: string, digest: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}
