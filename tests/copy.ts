import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const notCopied = new Set([".git", "data", "node_modules", "shots"]);

export class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "copy-"));

  constructor() {
    const filter = (source: string) => !notCopied.has(path.relative(root, source));
    cpSync(root, this.folder, { recursive: true, filter });
    symlinkSync(path.join(root, "node_modules"), path.join(this.folder, "node_modules"));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  run(command: string, words: readonly string[]) {
    return spawnSync(command, words, { cwd: this.folder, encoding: "utf8", maxBuffer: 1 << 28 });
  }
}
