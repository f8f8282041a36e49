import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A file system of its own, in memory, for trying what happens when a disk is full or can only be read. */
export interface SmallDisk {
  folder: string;
  /** Takes all the room but so many bytes. */
  fill(left: number): void;
  /** Gives back what `fill` took. */
  free(): void;
  readOnly(on: boolean): void;
  unmount(): void;
}

/** Mounts a disk of so many bytes at a new folder. Null where this user may not mount. */
export function mountSmallDisk(folder: string, bytes: number): SmallDisk | null {
  mkdirSync(folder);
  const mount = (...words: string[]): void => {
    execFileSync("mount", [...words, folder], { stdio: "ignore" });
  };
  try {
    mount("-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs");
  } catch {
    return null;
  }
  const filler = path.join(folder, "filler");
  return {
    folder,
    fill(left) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    free: () => truncateSync(filler),
    readOnly: (on) => mount("-o", on ? "remount,ro" : "remount,rw"),
    unmount: () => execFileSync("umount", [folder]),
  };
}
