import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { requirePackages } from "../debian.ts";

/** Runs Podman. Its limits and its network are the machine's, so that it runs within another container, too. */
export function podman(...words: readonly string[]): { status: number | null; output: string } {
  requirePackages("podman", "runc");
  const { status, stdout, stderr } = spawnSync("podman", ["--runtime=runc", ...words], { encoding: "utf8" });
  return { status, output: (stdout + stderr).trim() };
}

/**
 * Provides the image that a Containerfile begins with. Where no registry answers, Debian's own packages with the Node and npm of this
 * machine take its name.
 * @throws Error with what the failing program printed
 */
export function provideBaseImage(name: string): void {
  if (podman("image", "exists", name).status === 0 || podman("pull", "--quiet", name).status === 0) return;
  requirePackages("mmdebstrap");
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-image-"));
  const archive = path.join(folder, "base.tar");
  const npm = path.resolve(process.env.npm_execpath ?? "", "../..");
  const words = [
    "--variant=minbase",
    "--include=ca-certificates",
    `--customize-hook=copy-in ${process.execPath} /usr/bin`,
    `--customize-hook=copy-in ${npm} /usr/lib`,
    '--customize-hook=ln -s ../lib/npm/bin/npm-cli.js "$1/usr/bin/npm"',
    "trixie",
    archive,
  ];
  try {
    const { status, stderr } = spawnSync("mmdebstrap", words, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    const imported = podman("import", "--quiet", archive, name);
    if (imported.status !== 0) throw new Error(imported.output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
