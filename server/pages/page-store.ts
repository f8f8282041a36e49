import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { listQuery, readListPlace } from "#content/list-place.ts";
import { accountPaths, searchPath } from "#content/navigation.ts";
import { articlePaths } from "#content/articles.ts";
import { newsletterPaths } from "#content/newsletter.ts";
import { errorPaths } from "#shared/page-names.ts";
import type { ListRecords, ServedRecords } from "#shared/list-records.ts";
import { compress } from "@site/http";
import type { RecordsSource } from "./records.ts";
import type { Asset } from "../http/asset-store.ts";
import { createListParts, furtherPages, listTables } from "./list-parts.ts";
import type { StoredPage } from "./make-page.ts";
import type { PageFiles, Pages } from "./page-files.ts";
import { makePropsFile, propsAddress } from "./props-files.ts";
import type { Renderer } from "./renderer.ts";
import { createRenderingTurns } from "./rendering-turns.ts";
import { createStories, type Moved, unknownStoryPath } from "./stories.ts";

/** A page in memory, or a promise of one that is rendered for the request, as in development. */
export type Found = StoredPage | Promise<StoredPage>;

export interface PageStore {
  /** The page at this path, or the page for an unknown path (404). */
  page(path: string): Found;
  /**
   * The part of a list that the query asks for, from `ListParts.find`, or the answer to a form; null if the query asks for neither,
   * which `page` returns.
   * @param share returns the network of the request
   */
  part(path: string, query: string, share: () => string): Promise<StoredPage> | null;
  /**
   * The page of a case study, from `Stories.find`, or the page for an unknown case study (404); null if the path is not one of a case
   * study.
   */
  story(path: string, share: () => string): Promise<StoredPage | Moved> | null;
  /** The page for a fault (500), or for a form sent without scripts (405). */
  errorPage(status: 500 | 405): Found;
  /** Every path that has a page of its own. */
  paths: readonly string[];
  /** The pages for everyone, which are therefore in the sitemap, with title and description. */
  publicPages(): Promise<readonly PublicPage[]>;
  /** The further pages of long lists and the pages of case studies, for the sitemap. */
  recordPages(): Promise<readonly string[]>;
}

export interface PublicPage {
  path: string;
  title: string;
  description: string;
}

/** No page has this path, so it renders the page for unknown ones. */
export const unknownPath = "/unknown";
/** Paths that render the pages for a fault, a form sent without scripts and an unknown case study; served under the requested address. */
export const errorStatuses: ReadonlyMap<string, number> = new Map([
  [errorPaths.fault, 500],
  [errorPaths.sendingNeedsScripts, 405],
  [unknownStoryPath, 404],
]);
/** About one visitor, so not for search engines; in the spec profile they answer 404 (P2, P3, P6). */
export const privatePaths: ReadonlySet<string> = new Set([...Object.values(accountPaths), ...newsletterPaths]);
/** Pages with a form that the server answers where scripts don't: what a sent form has in its query, and how long that may be. */
const formPages: ReadonlyMap<string, readonly [sent: RegExp, longest: number]> = new Map([
  ["/compare", [/(^|&)(contacts|emails|pays|texts)=\d/, 500]],
  // As long a text as the tool takes, in a script of two bytes.
  ["/tools/text-cost", [/(^|&)text=[^&]/, 10_000]],
  [searchPath, [/(^|&)q=[^&]/, 500]],
]);
/** Whether a query is a form that the page answers. */
export const isForm = (path: string, query: string): boolean => {
  const [sent, longest] = formPages.get(path) ?? [];
  return sent !== undefined && longest !== undefined && query.length <= longest && sent.test(query);
};
/** Several rows often change together; one render answers for all of them. */
const settleMilliseconds = 50;

interface PageStoreOptions {
  /** Called once, when the first page has to be made. */
  loadRenderer: () => Promise<Renderer>;
  files: PageFiles;
  assets: ReadonlyMap<string, Asset>;
  records: RecordsSource;
  siteUrl: string;
  /** Told when the records can't be read; the pages stay up. */
  onError: (error: unknown) => void;
}

/**
 * Holds every page in memory, compressed: as an earlier start left it, or made now. Makes the two lists again when
 * their tables change.
 */
export async function createPageStore({
  loadRenderer,
  files,
  assets,
  records,
  siteUrl,
  onError,
}: PageStoreOptions): Promise<PageStore> {
  const pageMaker = createPageMaker({ loadRenderer, assets, siteUrl, hasFile: (address) => site.has(address) });
  const readRecords = (): Promise<ListRecords | null> =>
    records.read().catch((error: unknown) => {
      onError(error);
      return null;
    });

  /** What the lists show. */
  let shown = await readRecords();
  const site = (await files.read("site", "")) ?? (await pageMaker.makeSite("quick"));
  let lists = (await files.read("lists", digestOf(shown))) ?? (await pageMaker.makeLists(shown, "quick"));
  const keep = async (): Promise<void> => {
    await files.write("site", "", site);
    // A list without its records is not kept: the next start may be able to read them.
    if (shown) await files.write("lists", digestOf(shown), lists);
  };
  /** Pages are served within a second of the start, quickly compressed, and get smaller in the background. */
  const compressAgain = async (): Promise<void> => {
    for (const pages of [site, lists]) {
      for (const [path, page] of pages) {
        if (page.smallest) continue;
        const variants = await compress(page.variants.identity, "best");
        if (pages.get(path) === page) pages.set(path, { ...page, variants, smallest: true });
      }
    }
    await keep();
  };
  let compressing = compressAgain().catch(onError);

  const turns = createRenderingTurns();
  const parts = createListParts({
    records,
    turns,
    render: (path, data, status) => pageMaker.make(path, data, "quick", status),
  });
  const stories = createStories({
    records,
    turns,
    render: (path, data) => pageMaker.make(path, data, "quick"),
    onError,
  });
  const forget = (): void => {
    parts.forget();
    stories.forget();
  };
  let refreshing: Promise<void> | null = null;
  const refresh = async (): Promise<void> => {
    await wait(settleMilliseconds, undefined, { ref: false });
    refreshing = null;
    const latest = await readRecords();
    if (!latest) return;
    lists = await pageMaker.makeLists(latest, "quick");
    shown = latest;
    // Again: a page that was being made when the change arrived may hold older rows and be stored since the first call.
    forget();
    compressing = compressing.then(compressAgain).catch(onError);
  };
  records.onChange(() => {
    forget();
    refreshing ??= refresh().catch(onError);
  });

  const required = (path: string): StoredPage => {
    const page = lists.get(path) ?? site.get(path);
    if (!page) throw new Error(`No page was made for ${path}.`);
    return page;
  };
  const paths = [...site, ...lists].flatMap(([path, { status, title }]) => (status === 200 && title ? [path] : []));
  return {
    paths,
    publicPages: async () =>
      paths
        .filter((path) => !privatePaths.has(path) && path !== searchPath)
        .map((path) => ({ path, ...required(path) })),
    page: (path) => lists.get(path) ?? (errorStatuses.has(path) ? undefined : site.get(path)) ?? required(unknownPath),
    part(path, query, share) {
      const table = listTables.get(path);
      const place = table && readListPlace(query);
      if (place && listQuery(place)) return parts.find(path, table, place, share());
      if (!isForm(path, query)) return null;
      return turns.take(share(), () => pageMaker.make(`${path}?${query}`, shown, "quick"));
    },
    story: (path, share) => stories.find(path, share)?.then((found) => found ?? required(unknownStoryPath)) ?? null,
    async recordPages() {
      const further = [...listTables].flatMap(([path, table]) => (shown ? furtherPages(path, shown[table]) : []));
      return [...further, ...(await stories.paths())];
    },
    errorPage: (status) => required(`/${status}`),
  };
}

function digestOf(records: ListRecords | null): string {
  return createHash("sha256").update(JSON.stringify(records)).digest("hex");
}

type Effort = "quick" | "best";

export interface PageMaker {
  make(path: string, data: ServedRecords | null, effort: Effort, status?: number): Promise<StoredPage>;
  /** Every page that shows no records, those of errors and of unknown addresses among them, and the files with props of islands. */
  makeSite(effort: Effort): Promise<Pages>;
  makeLists(data: ListRecords | null, effort: Effort): Promise<Pages>;
}

export function createPageMaker({
  loadRenderer,
  assets,
  siteUrl,
  hasFile,
}: Pick<PageStoreOptions, "loadRenderer" | "assets" | "siteUrl"> & {
  /** Whether `makeSite` made the file with this address. */
  hasFile: (address: string) => boolean;
}): PageMaker {
  let loading: Promise<Renderer> | null = null;
  const load = (): Promise<Renderer> => (loading ??= loadRenderer());
  /** The files of a site that is being made: later pages add none. */
  let adding: Map<string, string> | null = null;
  const fileOf = (json: string): string | null => {
    const address = propsAddress(json);
    adding?.set(address, json);
    return adding || hasFile(address) ? address : null;
  };
  const make: PageMaker["make"] = async (path, data, effort, status) => {
    const rendered = await (await load()).render(path, data);
    // With the parser, which most starts can do without.
    const { makePage } = await import("./make-page.ts");
    const context = { path, status: status ?? errorStatuses.get(path) ?? rendered.status, siteUrl, assets, fileOf };
    return makePage(rendered.text, context, effort);
  };
  const makeAll = async (paths: readonly string[], data: ListRecords | null, effort: Effort): Promise<Pages> =>
    new Map(
      await Promise.all(
        paths.map(async (path): Promise<[string, StoredPage]> => [path, await make(path, data, effort)]),
      ),
    );
  return {
    make,
    async makeSite(effort) {
      const { paths } = await load();
      const withoutRecords = paths.filter((path) => !listTables.has(path));
      const others = [...articlePaths, ...newsletterPaths, ...errorStatuses.keys(), unknownPath];
      adding = new Map();
      const pages = await makeAll([...withoutRecords, ...others], null, effort);
      for (const [address, json] of adding) pages.set(address, await makePropsFile(json));
      adding = null;
      return pages;
    },
    makeLists: (data, effort) => makeAll([...listTables.keys()], data, effort),
  };
}
