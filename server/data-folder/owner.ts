import { chownSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { makeFolders } from "@site/backend";

const isRoot = (): boolean => process.geteuid?.() === 0;

export function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

/** The new folder is private and belongs to the owner of the nearest existing parent. */
export function makeFolder(folder: string): void {
  const { uid, gid } = statSync(nearestFolder(folder));
  const made = makeFolders(folder);
  if (isRoot()) for (const newFolder of made) chownSync(newFolder, uid, gid);
}

/** Checks the effective user's permissions. `access` would check the real user's. */
function canReach(folder: string): boolean {
  try {
    statSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps root from creating files that the site can't read. Changes only the effective user, and only for root.
 * @param work gets a path that the owner can reach, because only root can enter the parent of systemd's `DynamicUser` folders
 */
export async function runAsOwner<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const owner = isRoot() ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return work(folder);
  const [cwd, gid, groups] = [process.cwd(), process.getegid?.() ?? 0, process.getgroups?.() ?? []];
  process.chdir(folder);
  process.setgroups?.([owner.gid]);
  process.setegid?.(owner.gid);
  process.seteuid?.(owner.uid);
  // The working directory stays usable whatever the permissions of its parent folders.
  const reachable = canReach(folder) ? folder : "/proc/self/cwd";
  try {
    return await work(reachable);
  } catch (error) {
    if (error instanceof Error) error.message = error.message.replaceAll(reachable, folder);
    throw error;
  } finally {
    process.seteuid?.(0);
    process.setegid?.(gid);
    process.setgroups?.(groups);
    process.chdir(cwd);
  }
}
