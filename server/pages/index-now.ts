import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Settings } from "../settings/settings.ts";
import { keyFilePath, publicPages } from "./findability.ts";
import type { PageStore } from "./page-store.ts";

/** Search engines that take part share what any of them is told (https://www.indexnow.org/documentation). */
const service = "https://api.indexnow.org/indexnow";

/**
 * Tells search engines which public pages are new or different since the last time, as after a release. Does nothing without a key.
 * @throws Error if the service refuses or can't be reached; the next start tries again
 */
export async function announcePages(
  { siteUrl, dataDirectory, indexNowKey }: Pick<Settings, "siteUrl" | "dataDirectory" | "indexNowKey">,
  pages: PageStore,
  send: typeof fetch = fetch,
): Promise<void> {
  if (indexNowKey === null) return;
  const file = path.join(dataDirectory, "index-now.json");
  const announced: Record<string, string> = await readFile(file, "utf8").then(JSON.parse, () => ({}));
  const found = (await publicPages(pages)).map(({ path: page, tag }) => [page, tag] as const);
  const changed = found.filter(([page, tag]) => announced[page] !== tag);
  if (changed.length === 0) return;
  const response = await send(service, {
    method: "POST",
    headers: { "Content-Type": "application/json; charset=utf-8" },
    body: JSON.stringify({
      host: new URL(siteUrl).host,
      key: indexNowKey,
      keyLocation: siteUrl + keyFilePath(indexNowKey),
      urlList: changed.map(([page]) => siteUrl + page),
    }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}.`);
  await writeFile(file, JSON.stringify(Object.fromEntries(found)));
}
