import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { isPrepared } from "#server/database/prepared-folder.ts";
import { precompress } from "./precompress.ts";
import { treeHash } from "./tree-hash.ts";
import { ensureWords } from "./words/ensure.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "build", ".inputs");
/** Folders and files that are not inputs of a build. Everything else is an input, so that no new folder is forgotten. */
const notBuilt = new Set([
  "build",
  "data",
  "node_modules",
  "docs",
  "tests",
  "bench",
  "server",
  "supabase",
  "shots",
  "deploy",
]);

/**
 * Builds what is missing or has changed inputs: the app and its files in `build/`, and a database to start from. They are built one
 * after the other, because each takes about 600 MB.
 */
export async function buildWhatChanged(): Promise<void> {
  await buildApp();
  if (await isPrepared()) return;
  const env = { ...process.env, NODE_ENV: "production" };
  const prepare = [...process.execArgv, path.join(root, "scripts", "prepare-database.ts")];
  await run(process.execPath, prepare, { env }).catch((error) => {
    throw new Error(`The database could not be prepared:\n${error.stdout}\n${error.stderr}`);
  });
}

async function buildApp(): Promise<void> {
  await ensureWords();
  const inputs = readdirSync(root).filter((entry) => !notBuilt.has(entry) && !/^\.|\.md$/.test(entry));
  const wanted = treeHash(root, inputs.toSorted());
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the site…");
  const cli = path.join(root, "node_modules", ".bin", "react-router");
  await run(process.execPath, [cli, "build"], { cwd: root }).catch((error) => {
    throw new Error(`The build failed:\n${error.stdout}\n${error.stderr}`);
  });
  await precompress(path.join(root, "build", "client"));
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await buildWhatChanged();
