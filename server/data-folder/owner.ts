import { chownSync, existsSync, statSync } from "node:fs";
import path from "node:path";
import { makeFolders } from "@site/backend";

/** Reachable whatever the permissions of parent folders. Linux only. */
const workingDirectory = "/proc/self/cwd";

function isRoot(): boolean {
  return process.geteuid?.() === 0;
}

export function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

/** The new folder is private and belongs to the owner of the nearest existing parent. */
export function makeFolder(folder: string): void {
  const { uid, gid } = statSync(nearestFolder(folder));
  const made = makeFolders(folder);
  if (isRoot()) for (const one of made) chownSync(one, uid, gid);
}

/** Checks the rights of the effective user; `access` checks those of the real one. */
function canReach(folder: string): boolean {
  try {
    statSync(folder);
    return true;
  } catch {
    return false;
  }
}

function become({ uid, gid }: { uid: number; gid: number }): () => void {
  const before = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0, groups: process.getgroups?.() ?? [] };
  process.setgroups?.([gid]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
  return () => {
    process.seteuid?.(before.uid);
    process.setegid?.(before.gid);
    process.setgroups?.(before.groups);
  };
}

/**
 * Keeps root from creating files that the site can't read. Changes only the effective user, and only for root.
 * @param work gets a path that the owner can reach: systemd puts `DynamicUser` folders inside one of root's
 */
export async function runAsOwner<T>(folder: string, work: (folder: string) => Promise<T>): Promise<T> {
  const owner = isRoot() ? statSync(folder, { throwIfNoEntry: false }) : undefined;
  if (!owner || owner.uid === 0) return work(folder);
  const cwd = process.cwd();
  process.chdir(folder);
  const giveBack = become(owner);
  const walkable = canReach(folder) ? folder : workingDirectory;
  try {
    return await work(walkable);
  } catch (error) {
    if (error instanceof Error) error.message = error.message.replaceAll(walkable, folder);
    throw error;
  } finally {
    giveBack();
    process.chdir(cwd);
  }
}
