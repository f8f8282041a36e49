import { existsSync, readFileSync } from "node:fs";

export function isCurrent(stamp: string, digest: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}
