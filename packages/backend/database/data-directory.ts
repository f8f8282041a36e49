import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { rm, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseStartError } from "./database-error.ts";

const ownerOnly = { folder: 0o700, file: 0o600 };

/** Larger than a database page, so writing it fails on any disk without room for one. */
const probe = Buffer.alloc(65_536);

/** Bytes. The write-ahead log grows in files of 16 MB, and startup may need two. */
const roomToStart = 33_554_432;

/** Creates a file each time, because an existing file already has its disk space. Rejects on a full or read-only disk. */
export async function proveWritable(dataDirectory: string): Promise<void> {
  const file = path.join(dataDirectory, "write.probe");
  try {
    await writeFile(file, probe, { mode: 0o600, flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/** Doesn't use `recursive`, which may loop forever on ENOENT. @returns the created folders, outermost first */
export function makeFolders(folder: string): string[] {
  if (existsSync(folder)) return [];
  const above = makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: ownerOnly.folder });
  } catch (error) {
    // Another process may have created the folder meanwhile.
    if (!existsSync(folder)) throw error;
  }
  return [...above, folder];
}

/** @throws DatabaseStartError with a remedy */
export async function openDataDirectory(dataDirectory: string): Promise<void> {
  try {
    makeFolders(dataDirectory);
    await proveWritable(dataDirectory);
  } catch (error) {
    throw explainDiskError(error, dataDirectory);
  }
}

export function explainDiskError(error: unknown, dataDirectory: string): unknown {
  const sentence = sentenceFor(error, dataDirectory);
  return sentence === undefined ? error : new DatabaseStartError(sentence, { cause: error });
}

/** @returns the full-disk error instead of `error` if space may be the cause */
export async function explainLackOfRoom(error: unknown, dataDirectory: string): Promise<unknown> {
  const { bavail, bsize } = await statfs(dataDirectory);
  return bavail * bsize < roomToStart ? explainDiskError({ code: "ENOSPC" }, dataDirectory) : error;
}

function sentenceFor(error: unknown, dataDirectory: string): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  switch (error.code) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk of the data folder ${dataDirectory} is full: free some space, or set DATA_DIR to a folder on another disk.`;
    case "EROFS":
      return `The data folder ${dataDirectory} is on a read-only disk: make it writable, or set DATA_DIR to another folder.`;
    case "EEXIST":
    case "ENOTDIR":
      return `DATA_DIR is ${dataDirectory}, but that path, or one above it, is a file: set DATA_DIR to another folder.`;
    case "ENOENT":
      return `The data folder ${dataDirectory} can't be created, because its file system allows no folders there: set DATA_DIR to another folder.`;
    case "EACCES":
    case "EPERM":
      return `The data folder ${dataDirectory} is not writable by this user: start the site as its owner, or set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}

const anybodyElse = 0o077;

function closeOne(path: string): void {
  const stats = statSync(path);
  if ((stats.mode & anybodyElse) === 0) return;
  try {
    chmodSync(path, stats.isDirectory() ? ownerOnly.folder : ownerOnly.file);
  } catch {
    // The file belongs to another user, or the file system has no modes.
  }
}

/** Folders from older versions or copied from the build may be readable by everyone. */
export function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: ownerOnly.folder });
  closeOne(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeOne(path.join(entry.parentPath, entry.name));
  }
}

/** Covers all files that this process creates later, including PGlite's. */
export function closeNewFiles(): void {
  process.umask(anybodyElse);
}
