import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { plannedTimesGap } from "#content/planned-times.ts";
import { errorPaths } from "#shared/error-paths.ts";
import type { ListRecords } from "#shared/list-records.ts";
import type { SiteData } from "#content/site-data.ts";
import { compress } from "@site/http";
import type { Asset } from "../http/asset-store.ts";
import { type ServedLanguage, shownPaths, versionsOf } from "./languages.ts";
import type { StoredPage } from "./make-page.ts";
import type { PageFiles, Pages } from "./page-files.ts";
import type { RecordsSource } from "./records.ts";
import type { Renderer } from "./renderer.ts";
import {
  createRequestedPages,
  furtherPages,
  listTables,
  type RequestedPages,
  type RequestedPagesParts,
  unknownCaseStudyPath,
} from "./requested-pages.ts";

/** A page in memory, or a promise of one that is rendered for the request, as in development. */
export type PageOrPromise = StoredPage | Promise<StoredPage>;

export interface PageStore extends Pick<RequestedPages, "part" | "caseStudy"> {
  /** The page at this path, or the page for an unknown path (404). */
  page(path: string): PageOrPromise;
  /** The page for a fault (500), or for a form sent without scripts (405). */
  errorPage(status: 500 | 405): PageOrPromise;
  /** For feeds and lists of pages. */
  siteData(): Promise<SiteData>;
  /** Every path that has a page of its own. */
  paths: ReadonlySet<string>;
  /** The further pages of long lists and the pages of case studies, for the sitemap. */
  recordPages(): Promise<readonly string[]>;
}

/** No page has this path, so it renders the page for unknown ones. */
export const unknownPath = "/unknown";
/** Paths that render the pages for a fault, a form sent without scripts and an unknown case study; served under the requested address. */
export const errorStatuses: ReadonlyMap<string, number> = new Map([
  [errorPaths.fault, 500],
  [errorPaths.sendingNeedsScripts, 405],
  [unknownCaseStudyPath, 404],
]);

/** Pages that are made at once: requests are answered between one few and the next. */
const madeAtOnce = 8;

/** Several rows often change together; one render answers for all of them. */
const settleMilliseconds = 50;

export interface PageStoreOptions extends Pick<RequestedPagesParts, "queue" | "cacheFraction"> {
  /** Called once, when the first page has to be made. */
  loadRenderer: () => Promise<Renderer>;
  files: PageFiles;
  assets: ReadonlyMap<string, Asset>;
  records: RecordsSource;
  siteUrl: string;
  /** Those that the site has: a page links to itself in each. */
  languages: readonly ServedLanguage[];
  /** That of these pages. */
  language: ServedLanguage;
  /** Called when pages were made again. */
  onChange?: () => void;
  /** Told when the records can't be read; the pages stay up. */
  onError: (error: unknown) => void;
}

/**
 * Holds every page in memory, compressed: as an earlier start left it, or made now. Makes the two lists again when
 * their tables change.
 */
export async function createPageStore(options: PageStoreOptions): Promise<PageStore> {
  const { files, assets, records, languages, language, siteUrl, onError, onChange = () => undefined } = options;
  let loading: Promise<Renderer> | null = null;
  const load = (): Promise<Renderer> => (loading ??= options.loadRenderer());

  const english = new Set(language.data.english);

  async function make(path: string, data: ListRecords | null, status?: number): Promise<StoredPage> {
    const renderer = await load();
    const isError = errorStatuses.has(path) || path === unknownPath;
    const rendered = await renderer.render(path, data, versionsOf(isError ? null : path, languages));
    // With the parser, which most starts can do without.
    const { makePage } = await import("./make-page.ts");
    const context = { path, status: status ?? errorStatuses.get(path) ?? rendered.status, siteUrl, assets, english };
    return makePage(rendered.text, renderer.handleOf(path), context);
  }

  /** Every page that shows no records, those of errors and of unknown addresses among them. */
  async function makeSite(): Promise<Pages> {
    const { paths: routes } = await load();
    const withoutRecords = routes.filter((path) => !listTables.has(path));
    const others = [...shownPaths(language.data), ...errorStatuses.keys(), unknownPath];
    const pages: Pages = new Map();
    const add = async (path: string) => pages.set(path, await make(path, null));
    const all = [...withoutRecords, ...others];
    for (let first = 0; first < all.length; first += madeAtOnce) {
      await Promise.all(all.slice(first, first + madeAtOnce).map(add));
    }
    return pages;
  }
  async function makeLists(data: ListRecords | null): Promise<Pages> {
    const made = [...listTables.keys()].map(async (path) => [path, await make(path, data)] as const);
    return new Map(await Promise.all(made));
  }
  const readRecords = (): Promise<ListRecords | null> =>
    records.read().catch((error: unknown) => {
      onError(error);
      return null;
    });

  /** What the lists show. */
  let shown = await readRecords();
  /** Pages name the days of the coming years. */
  const planOf = (): string =>
    digestOf([new Date().getUTCFullYear(), ...languages.map(({ data }) => shownPaths(data))]);
  let plan = planOf();
  let site = (await files.read("site", plan)) ?? (await makeSite());
  let lists = (await files.read("lists", digestOf(shown))) ?? (await makeLists(shown));
  /** Pages are served within a second of the start, quickly compressed, and get smaller in the background. */
  const compressAgain = async (): Promise<void> => {
    for (const pages of [site, lists]) {
      for (const [path, page] of pages) {
        if (page.smallest) continue;
        const variants = await compress(page.variants.identity, "best");
        if (pages.get(path) === page) pages.set(path, { ...page, variants, smallest: true });
      }
    }
    await files.write("site", plan, site);
    // A list without its records is not kept: the next start may be able to read them.
    if (shown) await files.write("lists", digestOf(shown), lists);
  };
  let compressing = compressAgain().catch(onError);

  const requested = createRequestedPages({
    ...options,
    shown: () => shown,
    handleOf: (path) => site.get(path)?.handle,
    render: make,
    unknownCaseStudy: () => required(unknownCaseStudyPath),
  });
  /** One refresh at a time, and one that waits: a slow one must not put its older rows in the place of newer ones. */
  let refreshing = Promise.resolve();
  let waiting = false;
  const refresh = async (): Promise<void> => {
    await wait(settleMilliseconds, undefined, { ref: false });
    waiting = false;
    const latest = await readRecords();
    if (!latest) return;
    if (digestOf(latest) !== digestOf(shown)) lists = await makeLists(latest);
    shown = latest;
    // Again: a page that was being made when the change arrived may hold older rows and be stored since the first call.
    requested.forget();
    compressing = compressing.then(compressAgain).catch(onError);
    onChange();
  };
  records.onChange(() => {
    requested.forget();
    if (waiting) return;
    waiting = true;
    refreshing = refreshing.then(refresh).catch(onError);
  });

  const pathsOf = () =>
    new Set([...site, ...lists].flatMap(([path, { status, title }]) => (status === 200 && title ? [path] : [])));
  let paths = pathsOf();
  /** What appears or is gone by its planned time changes lists and related pages too, so all pages are made again. */
  const remakeSite = async (): Promise<void> => {
    const current = planOf();
    if (current === plan) return;
    [site, plan] = [await makeSite(), current];
    paths = pathsOf();
    compressing = compressing.then(compressAgain).catch(onError);
    onChange();
  };
  setInterval(() => {
    refreshing = refreshing.then(remakeSite).catch(onError);
  }, plannedTimesGap).unref();

  const required = (path: string): StoredPage => {
    const page = lists.get(path) ?? site.get(path);
    if (!page) throw new Error(`No page was made for ${path}.`);
    return page;
  };
  return {
    ...requested,
    siteData: async () => language.data,
    get paths() {
      return paths;
    },
    page: (path) => lists.get(path) ?? (errorStatuses.has(path) ? undefined : site.get(path)) ?? required(unknownPath),
    async recordPages() {
      const further = [...listTables].flatMap(([path, table]) => (shown ? furtherPages(path, shown[table]) : []));
      return [...further, ...(await requested.caseStudyPaths())];
    },
    errorPage: (status) => required(`/${status}`),
  };
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
