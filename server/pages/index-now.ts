import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../settings/settings.ts";
import { keyFilePath, publicPaths } from "./discovery-files.ts";
import { prefixedPath } from "#shared/prefixed-path.ts";
import type { PageStore } from "./page-store.ts";

/** Search engines that take part share what any of them is told (https://www.indexnow.org/documentation). */
const service = "https://api.indexnow.org/indexnow";

const maxAnnounced = 10_000;

/**
 * New, different and removed public pages since the last call. Does nothing without a key.
 * @throws Error if the service refuses or can't be reached; the next change or start tries again
 */
export async function announcePages(
  { siteUrl, dataDirectory, indexNowKey }: Pick<Settings, "siteUrl" | "dataDirectory" | "indexNowKey">,
  sites: readonly {
    prefix: string;
    pages: Pick<PageStore, "paths" | "handleOf" | "page" | "recordPages" | "siteData">;
  }[],
  send: typeof fetch = fetch,
): Promise<void> {
  if (indexNowKey === null) return;
  const file = path.join(dataDirectory, "index-now.json");
  const announced: Record<string, string> = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const found = new Map<string, string>();
  for (const { prefix, pages } of sites) {
    for (const page of await publicPaths(pages)) found.set(prefixedPath(prefix, page), (await pages.page(page)).tag);
    // Made on request, so their content is not compared.
    for (const page of await pages.recordPages()) found.set(prefixedPath(prefix, page), "listed");
  }
  const known = new Set([...found.keys(), ...Object.keys(announced)]);
  const changed = [...known].filter((page) => announced[page] !== found.get(page)).slice(0, maxAnnounced);
  if (changed.length === 0) return;
  const response = await send(service, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key: indexNowKey,
      keyLocation: siteUrl + keyFilePath(indexNowKey),
      urlList: changed.map((page) => siteUrl + page),
    }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}.`);
  const latest = changed.map((page) => [page, found.get(page)] as const);
  await writeFile(file, JSON.stringify({ ...announced, ...Object.fromEntries(latest) }));
}
