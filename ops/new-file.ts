import { type FileHandle, open, rm } from "node:fs/promises";
import path from "node:path";
import { UsageError } from "./command.ts";

/**
 * Readable only by the command's user, because most files contain addresses or hashes. Removed if the work fails.
 * @returns the file's full path @throws UsageError if the file exists
 */
export async function writingNewFile(name: string, work: (file: FileHandle) => Promise<void>): Promise<string> {
  const target = path.resolve(name);
  const file = await open(target, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    throw new UsageError(`${target} is there already: name another file.`);
  });
  try {
    await work(file);
    return target;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
