import { setTimeout as wait } from "node:timers/promises";
import { listQuery, readListPlace } from "#content/list-place.ts";
import { accountPaths } from "#content/navigation.ts";
import type { ListRecords } from "#schemas/list-records.ts";
import type { RecordsSource } from "./records.ts";
import { compress } from "../http/encoding.ts";
import type { Asset } from "./asset-store.ts";
import type { KeptPages, Pages } from "./kept-pages.ts";
import { createListParts, furtherPages, listTables } from "./list-parts.ts";
import type { Renderer } from "./renderer.ts";
import type { StoredPage } from "./stored-page.ts";

export interface PageStore {
  /** The page at this path, or the page for an unknown path (404). */
  page(path: string): StoredPage;
  /**
   * The part that the query of a list's address asks for, as `ListParts.find` gives it; null where it asks for the list itself,
   * which `page` gives.
   * @param share tells the network that asks
   */
  part(path: string, query: string, share: () => string): Promise<StoredPage> | null;
  /** The page for a fault (500), or for a form sent without scripts (405). */
  refusal(status: 500 | 405): StoredPage;
  /** Every path that has a page of its own. */
  paths: readonly string[];
  /** Those that are for everyone, and therefore for the sitemap. */
  publicPaths: readonly string[];
  /** The further pages of long lists, for the sitemap. */
  listPages(): string[];
}

/** No page has this path, so it renders the page for unknown ones. */
const unknownPath = "/unknown";
/** Routes that exist to be served under the address that was asked for: a fault, and a form sent without scripts. */
const internalPages: ReadonlyMap<string, number> = new Map([
  ["/500", 500],
  ["/405", 405],
]);
/** About one visitor, so nothing to find; in the spec profile they answer 404 (P6). */
const privatePaths: ReadonlySet<string> = new Set(Object.values(accountPaths));
/** Several rows often change together; one render answers for all of them. */
const settleMilliseconds = 50;

interface PageStoreOptions {
  /** Called once, when the first page has to be rendered. */
  loadRenderer: () => Promise<Renderer>;
  kept: KeptPages;
  assets: ReadonlyMap<string, Asset>;
  records: RecordsSource;
  siteUrl: string;
  /** Told when the records can't be read; the pages stay up. */
  onError: (error: unknown) => void;
}

/**
 * Renders every page once, or takes them as an earlier start left them, holds them in memory, compressed, and renders the two
 * lists again when their tables change.
 */
export async function createPageStore({
  loadRenderer,
  kept,
  assets,
  records,
  siteUrl,
  onError,
}: PageStoreOptions): Promise<PageStore> {
  let loading: Promise<Renderer> | null = null;
  const load = (): Promise<Renderer> => (loading ??= loadRenderer());
  const renderAs = async (path: string, data: ListRecords | null, as?: number): Promise<StoredPage> => {
    const { status, html } = await (await load()).render(path, data);
    // With the parser of styles, which most starts can do without.
    const { storePage } = await import("./stored-page.ts");
    return storePage({ path, status: as ?? internalPages.get(path) ?? status, html }, assets, siteUrl);
  };
  const render = (path: string, data: ListRecords | null): Promise<StoredPage> =>
    renderAs(path, listTables.has(path) ? data : null);
  const renderAll = async (data: ListRecords | null): Promise<Pages> => {
    const paths = [...(await load()).paths, unknownPath];
    return new Map(
      await Promise.all(paths.map(async (path): Promise<[string, StoredPage]> => [path, await render(path, data)])),
    );
  };
  const readRecords = (): Promise<ListRecords | null> =>
    records.read().catch((error: unknown) => {
      onError(error);
      return null;
    });

  /** What the pages show. */
  let shown = await readRecords();
  const earlier = shown && (await kept.read(shown));
  const pages = earlier ?? (await renderAll(shown));
  const keep = async (): Promise<void> => {
    if (shown) await kept.write(shown, pages);
  };
  if (!earlier) await keep();

  /** Pages are served within seconds of the start, quickly compressed, and get smaller in the background. */
  const compressAgain = async (): Promise<void> => {
    const large = [...pages].filter(([, page]) => !page.smallest);
    for (const [path, page] of large) {
      const variants = await compress(page.variants.identity, "best");
      if (pages.get(path) === page) pages.set(path, { ...page, variants, smallest: true });
    }
    if (large.length > 0) await keep();
  };
  let compressing = compressAgain().catch(onError);

  const parts = createListParts({ records, render: renderAs });
  let refreshing: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    await wait(settleMilliseconds, undefined, { ref: false });
    refreshing = null;
    const latest = await readRecords();
    if (!latest) return;
    const lists = await Promise.all(
      [...listTables.keys()].map(async (path): Promise<[string, StoredPage]> => [path, await render(path, latest)]),
    );
    for (const [path, page] of lists) pages.set(path, page);
    shown = latest;
    // Once more, for what was begun before and read after the change was heard.
    parts.forget();
    compressing = compressing.then(compressAgain).catch(onError);
  };
  records.onChange(() => {
    parts.forget();
    refreshing ??= refresh().catch(onError);
  });

  const required = (path: string): StoredPage => {
    const page = pages.get(path);
    if (!page) throw new Error(`No page was rendered for ${path}.`);
    return page;
  };
  const paths = [...pages.keys()].filter((path) => !internalPages.has(path) && required(path).status === 200);
  return {
    paths,
    publicPaths: paths.filter((path) => !privatePaths.has(path)),
    page: (path) => (internalPages.has(path) ? undefined : pages.get(path)) ?? required(unknownPath),
    part(path, query, share) {
      const table = listTables.get(path);
      const place = table && readListPlace(query);
      return place && listQuery(place) ? parts.find(path, table, place, share()) : null;
    },
    listPages: () => [...listTables].flatMap(([path, table]) => (shown ? furtherPages(path, shown[table]) : [])),
    refusal: (status) => required(`/${status}`),
  };
}
