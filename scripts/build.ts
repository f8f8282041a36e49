import { execFile } from "node:child_process";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { preparedDatabase } from "@site/backend";
import { compress } from "@site/http";
import { schema } from "#server/database/schema.ts";
import { treeHash } from "#server/lib/tree-hash.ts";
import { isCurrent } from "./is-current.ts";
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
  "packages",
  "server",
  "ops",
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
  if (await preparedDatabase.isMade(schema)) return;
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
  if (isCurrent(stamp, wanted)) return;
  console.log("Building the site…");
  for (const [cli = "", ...words] of [
    ["react-router", "build"],
    ["vite", "build", "--config", "desk/vite.config.ts", "--configLoader", "native"],
  ]) {
    await run(process.execPath, [path.join(root, "node_modules", ".bin", cli), ...words], { cwd: root }).catch(
      (error) => {
        throw new Error(`The build failed:\n${error.stdout}\n${error.stderr}`);
      },
    );
  }
  await removeUnusedScripts(path.join(root, "build", "client"));
  await precompress(path.join(root, "build", "client"));
  writeFileSync(stamp, wanted);
}

interface Chunk {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/**
 * React Router builds a script for every route, which is how it finds a page's styles, but no page loads one: only what the script of the islands
 * imports is served. Vite's manifest says what that is; nothing else needs it.
 */
async function removeUnusedScripts(client: string): Promise<void> {
  const file = path.join(client, ".vite", "manifest.json");
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, "utf8"));
  const used = new Set<string>();
  const waiting = ["app/entry.client.ts"];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || used.has(chunk.file)) continue;
    used.add(chunk.file);
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  const scripts = Object.values(manifest).filter(({ file: built }) => built.endsWith(".js"));
  for (const { file: built } of scripts) if (!used.has(built)) rmSync(path.join(client, built), { force: true });
  rmSync(path.dirname(file), { recursive: true });
}

/** Writes a `.br` and a `.gz` beside every text file under the folder, so that the server never compresses an asset itself. */
async function precompress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{css,html,js,json,svg,txt,webmanifest,xml}`);
  await Promise.all(
    files.map(async (file) => {
      const { br, gzip } = await compress(await readFile(file), "best");
      for (const [ending, copy] of [
        ["br", br],
        ["gz", gzip],
      ] as const)
        if (copy) await writeFile(`${file}.${ending}`, copy);
    }),
  );
}

if (import.meta.main) await buildWhatChanged();
