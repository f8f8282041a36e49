import { execFileSync } from "node:child_process";
import { mkdirSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface SmallDisk {
  folder: string;
  fill(left: number): void;
  free(): void;
  readOnly(on: boolean): void;
  unmount(): void;
}

/** Null if this user may not mount. */
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
