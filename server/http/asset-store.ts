import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { getMimeType } from "hono/utils/mime";
import { computeTag, type Variants } from "@site/http";

export interface Asset {
  contentType: string;
  /** Assets in /assets have a hash in their name and never change. */
  immutable: boolean;
  tag: string;
  variants: Variants;
}

/** Assets are found by their exact path, so `..` can't reach other files. */
export async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const present = new Set(files);
  const assets = await Promise.all(
    files
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map(async (file): Promise<[string, Asset]> => {
        const address = `/${path.relative(folder, file).split(path.sep).join("/")}`;
        const identity = await readFile(file);
        const copy = (suffix: string) => (present.has(file + suffix) ? readFile(file + suffix) : null);
        return [
          address,
          {
            contentType: getMimeType(file) ?? "application/octet-stream",
            immutable: address.startsWith("/assets/"),
            tag: computeTag(identity),
            variants: { identity, br: await copy(".br"), gzip: await copy(".gz") },
          },
        ];
      }),
  );
  return new Map(assets);
}
