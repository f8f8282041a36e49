import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { leanManifest } from "./lean-manifest.ts";
import { precompress } from "./precompress.ts";
import { treeHash } from "./tree-hash.ts";

const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "build", ".inputs");
const inputs = ["app", "content", "schemas", "public", "vite.config.ts", "react-router.config.ts", "package-lock.json"];

/** Builds the pages and assets into `build/` when any of their inputs has changed since the last build. */
export async function buildWhatChanged(): Promise<void> {
  const wanted = treeHash(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the site…");
  const cli = path.join(root, "node_modules", ".bin", "react-router");
  const result = spawnSync(process.execPath, [cli, "build"], { cwd: root, encoding: "utf8" });
  if (result.status !== 0) {
    throw new Error(`The build failed:\n${result.stdout}\n${result.stderr}`);
  }
  await leanManifest(path.join(root, "build", "client", "assets"));
  await precompress(path.join(root, "build", "client"));
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await buildWhatChanged();
