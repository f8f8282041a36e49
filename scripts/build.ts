import { execFile } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { preparedDatabase } from "@site/backend";
import { compress } from "@site/http";
import { schema } from "#server/database/schema.ts";
import { treeHash } from "#server/lib/tree-hash.ts";
import { getBuildFolder, languagesFile } from "#server/pages/languages.ts";
import { paintUnavailable } from "../content/brand/paint.ts";
import { chooseLanguages, firstLanguage, type Language, parseLanguageCodes } from "../content/language.ts";
import { ensureWords, isCurrent } from "./words/ensure.ts";

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, "..");
const stamp = path.join(root, "build", ".inputs");
/** All other top-level entries are build inputs, so a new folder can't be missed. */
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

/** Runs missing and outdated builds one at a time, because each takes about 600 MB. */
export async function buildWhatChanged(): Promise<void> {
  await buildApp();
  if (await preparedDatabase.isMade(schema)) return;
  const env = { ...process.env, NODE_ENV: "production" };
  const prepare = [...process.execArgv, path.join(root, "scripts", "prepare-database.ts")];
  await run(process.execPath, prepare, { env }).catch((error) => {
    throw new Error(`Preparing the database failed:\n${error.stdout}\n${error.stderr}`);
  });
}

async function buildApp(): Promise<void> {
  await ensureWords();
  const wanted = `${computeDigest(listInputs(null))} ${process.env.SITE_LANGUAGES ?? ""}`;
  if (isCurrent(stamp, wanted)) return;
  const { requireContrast } = await import("./brand-colors.ts");
  requireContrast();
  const { known, chosen } = await readKnownLanguages();
  removeUnknown(known);
  for (const language of chosen) await buildLanguage(language);
  const shown = known
    .filter((language) => language.folder || chosen.includes(language))
    .map(({ code, name, direction, prefix }) => ({ code, name, direction, prefix }));
  writeFileSync(path.join(root, languagesFile), JSON.stringify(shown));
  writeFileSync(path.join(root, "deploy", "unavailable.html"), paintUnavailable());
  writeFileSync(stamp, wanted);
}

/** Excludes other languages' files, except English, which is the fallback. Null includes every language. */
function listInputs(language: string | null): string[] {
  const entries = readdirSync(root).filter((entry) => !notBuilt.has(entry) && !/^\.|\.md$/.test(entry));
  const others = readdirSync(path.join(root, "content", "words")).filter(
    (code) => language !== null && code !== language && code !== firstLanguage,
  );
  const parts = (folder: string, isPart: (name: string) => boolean): string[] =>
    readdirSync(path.join(root, folder)).flatMap((name) => (isPart(name) ? [path.join(folder, name)] : []));
  const perLanguage = ["content/words", "content/articles", "content/changelog"].map((folder) =>
    path.normalize(folder),
  );
  return entries.flatMap((entry) => {
    if (entry !== "content") return [entry];
    // Generated files are derived from the other inputs.
    return parts(entry, (name) => name !== "generated").flatMap((part) =>
      perLanguage.includes(part) ? parts(part, (name) => !others.includes(name)) : [part],
    );
  });
}

const computeDigest = (inputs: readonly string[]): string => treeHash(root, inputs.toSorted());

async function readKnownLanguages() {
  const setting = process.env.SITE_LANGUAGES?.trim();
  const named = setting ? parseLanguageCodes(setting) : null;
  // Imported only if needed, because a deployed site lacks these packages. Its build is up to date.
  const { pseudoLocale, readLanguages } = await import("./words/languages.ts");
  const written = readLanguages(root);
  const known = [...written, pseudoLocale];
  const unknown = named?.find((name) => !known.some(({ code }) => code === name));
  if (unknown !== undefined)
    throw new Error(
      `SITE_LANGUAGES names the unknown language “${unknown}”. Available: ${known.map(({ code }) => code).join(", ")}.`,
    );
  const chosen = chooseLanguages(named ? known : written, named);
  if (chosen.includes(pseudoLocale)) await ensureWords(root, "pseudo");
  return { known, chosen };
}

function removeUnknown(known: readonly Language[]): void {
  const folder = path.join(root, "build", "languages");
  const codes = existsSync(folder) ? readdirSync(folder) : [];
  for (const code of codes)
    if (!known.some((language) => language.code === code)) rmSync(path.join(folder, code), { recursive: true });
}

/** Does nothing if the last build had the same inputs. */
async function buildLanguage({ code, name }: Language): Promise<void> {
  const folder = path.join(root, getBuildFolder(code));
  const own = path.join(folder, ".language-inputs");
  const wanted = computeDigest(listInputs(code));
  if (isCurrent(own, wanted)) return;
  console.log(code === firstLanguage ? "Building the site…" : `Building the site in ${name}…`);
  rmSync(own, { force: true });
  await runBuild(["react-router", "build"], code);
  const client = path.join(folder, "client");
  await removeUnusedScripts(client);
  if (code === firstLanguage) {
    await runBuild(["vite", "build", "--config", "vite.desk.config.ts", "--configLoader", "native"], code);
    await precompress(path.join(root, "build", "desk"));
  } else removeShared(client);
  await precompress(client);
  writeFileSync(own, wanted);
}

async function runBuild([cli = "", ...words]: string[], language: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production", BUILD_LANGUAGE: language };
  await run(process.execPath, [path.join(root, "node_modules", ".bin", cli), ...words], { cwd: root, env }).catch(
    (error) => {
      throw new Error(`The build failed:\n${error.stdout}\n${error.stderr}`);
    },
  );
}

/** Removes files that the English build also has. Their names contain a hash, so they are identical. */
function removeShared(client: string): void {
  const shared = path.join(root, getBuildFolder(firstLanguage), "client");
  for (const file of globSync("**/*.*", { cwd: client }))
    if (existsSync(path.join(shared, file))) rmSync(path.join(client, file), { force: true, recursive: true });
}

interface Chunk {
  file: string;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
}

/** React Router builds a script per route, but pages load only the islands' script and its imports. */
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

/** Adds a `.br` and a `.gz` to every text file, so the server never compresses assets. */
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
