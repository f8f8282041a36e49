import { spawnSync } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import path from "node:path";

/** A user without a passwd entry, as in containers and with systemd's DynamicUser. */
export const siteUser = 10001;
export const strangeUser = 10002;

const cwd = path.resolve(import.meta.dirname, "..", "..");

/** True for root, if other users can read the repository. */
export const canActAsOthers =
  process.geteuid?.() === 0 &&
  spawnSync(process.execPath, ["-e", "process.chdir('server')"], { cwd, uid: siteUser, gid: siteUser }).status === 0;

export const listForeignFiles = (folder: string, user: number): string[] =>
  [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]
    .map((name) => path.join(folder, name))
    .filter((file) => lstatSync(file).uid !== user);
