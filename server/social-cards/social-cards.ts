import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { type CachedResponse, computeTag, createCachedResponse } from "@site/http";
import { LRUCache } from "lru-cache";
import type { SocialCard } from "#content/social-cards.ts";
import { fileHeaders } from "../http/security-headers.ts";
import type { PageCache } from "../pages/page-cache.ts";

const headers = { ...fileHeaders, "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" };

async function paint(card: SocialCard): Promise<CachedResponse> {
  const worker = new Worker(new URL("worker.ts", import.meta.url), { workerData: card });
  let painted: unknown;
  // Under Node's watcher (`npm run dev`), threads also post the files they load.
  do [painted] = await once(worker, "message");
  while (!(painted instanceof Uint8Array));
  const identity = Buffer.from(painted);
  return createCachedResponse(200, computeTag(identity), { identity, br: null, gzip: null }, headers);
}

/** Cards are painted on first request, one at a time, in a thread of lower priority. */
export function createSocialCards(
  sites: readonly { readonly pages: Pick<PageCache, "paths" | "siteData"> }[],
): (address: string) => Promise<CachedResponse | undefined> {
  let last: Promise<unknown> = Promise.resolve();
  const cards = new LRUCache<string, CachedResponse, SocialCard>({
    // A card takes up to 120 kB.
    max: 100,
    ignoreFetchAbort: true,
    fetchMethod: (_address, _stale, { context: card }) => {
      const painting = last.then(() => paint(card));
      last = painting.catch(() => undefined);
      return painting;
    },
  });
  return async (address) => {
    for (const { pages } of sites) {
      const { socialCards } = await pages.siteData();
      const card = socialCards.find((known) => known.address === address);
      // Article titles stay secret until the articles' planned times.
      if (card && pages.paths.has(card.page)) return cards.fetch(address, { context: card });
    }
    return undefined;
  };
}
