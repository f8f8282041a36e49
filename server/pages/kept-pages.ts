import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PublicSettings } from "#schemas/public-settings.ts";
import type { ListRecords } from "#schemas/list-records.ts";
import type { Asset } from "./asset-store.ts";
import type { StoredPage } from "./stored-page.ts";

export type Pages = Map<string, StoredPage>;

/** The pages as they were last rendered and compressed, for a start on which nothing of theirs has changed. */
export interface KeptPages {
  /** Null unless pages were kept that were made of exactly the same. */
  read(records: ListRecords): Promise<Pages | null>;
  /** A folder that can't be written costs the next start its rendering, nothing else. */
  write(records: ListRecords, pages: Pages): Promise<void>;
}

/** @param madeOf whatever the pages are made of beside the records, as `sourcesOfPages` tells it */
export function keepPages(folder: string, madeOf: string): KeptPages {
  const file = path.join(folder, "pages.kept");
  const keyOf = (records: ListRecords): string =>
    createHash("sha256").update(madeOf).update(JSON.stringify(records)).digest("hex");
  return {
    async read(records) {
      try {
        const kept: { key: string; pages: Pages } = deserialize(await readFile(file));
        return kept.key === keyOf(records) ? kept.pages : null;
      } catch {
        return null;
      }
    },
    async write(records, pages) {
      // At once, before the pages can change again.
      const bytes = serialize({ key: keyOf(records), pages });
      const unfinished = `${file}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, file);
      } catch {}
    },
  };
}

const root = path.resolve(import.meta.dirname, "..", "..");
const sources = [
  "build/server",
  "server/pages",
  "server/http/encoding.ts",
  "server/settings/public-settings.ts",
  "content",
  "package-lock.json",
];

/** A digest of the built app and its packages, of what completes a page here, of the assets and of the settings. */
export function sourcesOfPages(assets: ReadonlyMap<string, Asset>, settings: PublicSettings): string {
  const hash = createHash("sha256").update(process.version).update(JSON.stringify(settings));
  for (const [address, { tag }] of [...assets].sort()) hash.update(`\0${address}\0${tag}`);
  for (const source of sources.map((entry) => path.join(root, entry))) {
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
      : [source];
    for (const file of files.sort()) hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
