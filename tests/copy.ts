import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const notCopied = new Set([".git", "data", "node_modules", "shots"]);

export class Copy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "copy-"));

  constructor() {
    const filter = (source: string) => !notCopied.has(path.relative(root, source));
    cpSync(root, this.folder, { recursive: true, filter });
    // `@site` has relative links to the workspaces, which have to be the copy's.
    const [packages, own] = [root, this.folder].map((folder) => path.join(folder, "node_modules")) as [string, string];
    mkdirSync(own);
    for (const name of readdirSync(packages))
      if (name !== "@site") symlinkSync(path.join(packages, name), path.join(own, name));
    cpSync(path.join(packages, "@site"), path.join(own, "@site"), { recursive: true, verbatimSymlinks: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  file(name: string): string {
    return path.join(this.folder, name);
  }

  /** @throws Error with the output of a program that fails */
  run(program: string, ...words: readonly string[]): void {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: this.folder,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${program} ${words.join(" ")}\n${stdout}${stderr}`);
  }
}
