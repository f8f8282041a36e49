import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseStartError } from "./database-error.ts";

/** Locks that this process holds. Any other lock with its pid is left over from an earlier process. */
const locked = new Set<string>();

function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** Returns the boot id and start time, which reveal a reused pid. Empty outside Linux. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${startTime}`;
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function liveOwner(content: string): number | undefined {
  const [pidText, start] = content.split("\n");
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  if (!isRunning(pid)) return undefined;
  const now = readStartTime(pid);
  return start && now && start !== now ? undefined : pid;
}

function inUseError(folder: string, pid: number): DatabaseStartError {
  return new DatabaseStartError(
    `The data folder ${folder} is in use by another process (pid ${pid}). Stop that process, or set DATA_DIR to another folder.`,
  );
}

/** Puts the lock back if another process replaced the stale one meanwhile. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  try {
    if (readFileSync(aside, "utf8") !== stale) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** PGlite lets a second process corrupt the data. @returns a function that unlocks @throws DatabaseStartError */
export function lockFolder(folder: string, path: string): () => void {
  if (locked.has(path)) throw inUseError(folder, process.pid);
  const mine = `${process.pid}\n${readStartTime(process.pid)}\n${randomUUID()}\n`;
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      try {
        linkSync(draft, path);
        locked.add(path);
        return () => {
          locked.delete(path);
          rmSync(path, { force: true });
        };
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
      const content = readLock(path);
      if (content === undefined) continue;
      const owner = liveOwner(content);
      if (owner !== undefined) throw inUseError(folder, owner);
      removeStale(path, content);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw new DatabaseStartError(`The lock ${path} could not be taken: other processes are starting on it. Try again.`);
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
