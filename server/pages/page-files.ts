import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Asset } from "../http/asset-store.ts";
import { treeHash } from "../lib/tree-hash.ts";
import type { StoredPage } from "./make-page.ts";

export type Pages = Map<string, StoredPage>;

/** The pages from the last rendering, for a start where none of their inputs has changed. */
export interface PageFiles {
  /** Null unless pages with this digest are stored. @param madeOf digest of what they are made of besides inputs and settings */
  read(name: string, madeOf: string): Promise<Pages | null>;
  /** If the folder can't be written, the only effect is that the next start renders the pages again. */
  write(name: string, madeOf: string, pages: Pages): Promise<void>;
}

/**
 * @param folder where the pages are
 * @param digest of the inputs and settings, as `digestOfInputs` gives it
 */
export function openPageFiles(folder: string, digest: string): PageFiles {
  return {
    async read(name, madeOf) {
      const stored = await readFile(path.join(folder, digest, name))
        .then(deserialize)
        .catch(() => null);
      return stored?.madeOf === madeOf ? stored.pages : null;
    },
    async write(name, madeOf, pages) {
      // Serialized at once, before the pages can change again.
      const bytes = serialize({ madeOf, pages });
      const own = path.join(folder, digest);
      const unfinished = path.join(own, `${name}.${process.pid}`);
      try {
        await mkdir(own, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, path.join(own, name));
        const others = (await readdir(folder)).filter((entry) => entry !== digest);
        await Promise.all(others.map((entry) => rm(path.join(folder, entry), { recursive: true })));
      } catch {}
    },
  };
}

/** Deletes the pages of languages that the site no longer has, and those that were kept before each had a folder. */
export async function removeOtherPages(folder: string, languages: readonly string[]): Promise<void> {
  const entries = await readdir(folder).catch(() => []);
  const others = entries.filter((entry) => !languages.includes(entry));
  // What can't be deleted only takes space.
  await Promise.allSettled(others.map((entry) => rm(path.join(folder, entry), { recursive: true })));
}

const root = path.resolve(import.meta.dirname, "..", "..");

/** All that a page can load while it is rendered, and more: an extra file costs a rendering, a missing one would keep old pages. */
const sources = ["server", "content", "schemas", "shared", "package-lock.json"];

/** Words and articles are in the build of their language. */
const ofLanguages = new Set(["words", "articles", "changelog", "generated"]);

/**
 * A digest of all that a language's pages are made of besides the records.
 * @param build the folder of its program, below the root of the project
 * @param settings what a start hands to each page
 */
export function digestOfInputs(build: string, assets: ReadonlyMap<string, Asset>, settings: unknown): string {
  const hash = createHash("sha256").update(process.version).update(JSON.stringify(settings));
  for (const [address, { tag }] of [...assets].sort()) hash.update(`\0${address}\0${tag}`);
  return hash.update(treeHash(root, [build, ...sources.flatMap(partsOf)])).digest("hex");
}

function partsOf(entry: string): string[] {
  if (entry !== "content") return [entry];
  const names = readdirSync(path.join(root, entry)).filter((name) => !ofLanguages.has(name));
  return names.sort().map((name) => path.join(entry, name));
}
