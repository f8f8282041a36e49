import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { isPrepared } from "#server/database/prepared-folder.ts";
import { leanManifest } from "./lean-manifest.ts";
import { precompress } from "./precompress.ts";
import { treeHash } from "./tree-hash.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "build", ".inputs");
const inputs = [
  "app",
  "content",
  "schemas",
  "public",
  "vite.config.ts",
  "scripts/browsers/promise.ts",
  "scripts/short-class-names.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/**
 * Builds what is missing or whose inputs have changed: the pages and assets in `build/`, and a database to start from. One after
 * the other, since each takes some 600 MB.
 */
export async function buildWhatChanged(): Promise<void> {
  await buildPages();
  if (await isPrepared()) return;
  await run(process.execPath, [...process.execArgv, path.join(root, "scripts", "prepare-database.ts")]).catch(
    (error) => {
      throw new Error(`The database could not be prepared:\n${error.stdout}\n${error.stderr}`);
    },
  );
}

async function buildPages(): Promise<void> {
  const wanted = treeHash(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the site…");
  const cli = path.join(root, "node_modules", ".bin", "react-router");
  await run(process.execPath, [cli, "build"], { cwd: root }).catch((error) => {
    throw new Error(`The build failed:\n${error.stdout}\n${error.stderr}`);
  });
  await leanManifest(path.join(root, "build", "client", "assets"));
  await precompress(path.join(root, "build", "client"));
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await buildWhatChanged();
