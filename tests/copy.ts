import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PlantedFault } from "./faults/planted-faults.ts";

const root = path.resolve(import.meta.dirname, "..");
/** `build` is copied apart, to be put back after a fault that was built. */
const notCopied = new Set([".git", "build", "data", "node_modules", "shots"]);

/** A copy of the repository in a temporary folder, with the same packages and build. */
export class Copy {
  private isBuiltWithFault = false;
  readonly folder = mkdtempSync(path.join(tmpdir(), "larkpost-copy-"));

  constructor() {
    const filter = (source: string) => !notCopied.has(path.relative(root, source));
    cpSync(root, this.folder, { recursive: true, filter });
    symlinkSync(path.join(root, "node_modules"), path.join(this.folder, "node_modules"));
    this.restoreBuild();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  plant(file: string, { find, put }: PlantedFault): void {
    const absolute = path.join(this.folder, file);
    writeFileSync(
      absolute,
      readFileSync(absolute, "utf8").replace(find, () => put),
    );
  }

  takeOut(file: string): void {
    cpSync(path.join(root, file), path.join(this.folder, file));
    if (this.isBuiltWithFault) this.restoreBuild();
  }

  private restoreBuild(): void {
    this.isBuiltWithFault = false;
    rmSync(path.join(this.folder, "build"), { recursive: true, force: true });
    cpSync(path.join(root, "build"), path.join(this.folder, "build"), { recursive: true });
  }

  /**
   * Builds what the fault changed.
   * @returns what the build printed, if it failed
   */
  build(): string | null {
    this.isBuiltWithFault = true;
    const { status, stderr } = this.run(process.execPath, ["scripts/build.ts"]);
    return status === 0 ? null : stderr;
  }

  run(command: string, words: readonly string[]) {
    return spawnSync(command, words, { cwd: this.folder, encoding: "utf8", maxBuffer: 1 << 28 });
  }

  /** A report that a runner wrote, or null where it wrote none. */
  readReport(name: string): unknown {
    const file = path.join(this.folder, "build", name);
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  }

  removeReport(name: string): void {
    rmSync(path.join(this.folder, "build", name), { force: true });
  }
}
