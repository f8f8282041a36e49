import { existsSync, readFileSync } from "node:fs";

/** Whether the stamp is from the same inputs. */
export function isCurrent(stamp: string, digest: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}
