import { setTimeout as wait } from "node:timers/promises";
import { plannedTimesGap } from "#content/planned-times.ts";
import { errorPaths } from "#shared/paths.ts";
import type { ListRecords, ServedRecords } from "#shared/list-records.ts";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { SiteData } from "#content/site-data.ts";
import { type ServedLanguage, shownPaths, listVersions } from "./languages.ts";
import { makePage, type CachedPage } from "./make-page.ts";
import type { RecordsSource } from "./records.ts";
import type { Renderer } from "./renderer.ts";
import {
  createDynamicPages,
  furtherPages,
  listTables,
  type DynamicPages,
  type DynamicPagesParts,
  unknownCaseStudyPath,
} from "./dynamic-pages.ts";

export type PageOrPromise = CachedPage | Promise<CachedPage>;

export interface PageCache extends Pick<DynamicPages, "part" | "caseStudy"> {
  page(path: string): PageOrPromise;
  /** The page for a server error (500), or for a form sent without scripts (405). */
  errorPage(status: 500 | 405): PageOrPromise;
  siteData(): Promise<SiteData>;
  paths: ReadonlySet<string>;
  getHandle(path: string): RouteHandle;
  recordPages(): Promise<readonly string[]>;
}

export const unknownPath = "/unknown";
/** Error pages, which are served at the requested address. */
export const errorStatuses: ReadonlyMap<string, number> = new Map([
  [errorPaths.fault, 500],
  [errorPaths.sendingNeedsScripts, 405],
  [unknownCaseStudyPath, 404],
]);

/** Groups changes, because rows often change together. */
const settleMilliseconds = 50;

export interface PageCacheOptions extends Pick<DynamicPagesParts, "queue" | "cacheFraction"> {
  loadRenderer: () => Promise<Renderer>;
  makePage?: typeof makePage;
  /** False in development, where every routed address exists, including article drafts. */
  cachesPages?: boolean;
  routes: Pick<Renderer, "paths" | "getHandle">;
  records: RecordsSource;
  languages: readonly ServedLanguage[];
  language: ServedLanguage;
  onError: (error: unknown) => void;
}

/** Renders pages on first request and caches them, compressed, until their content changes. */
export async function createPageCache(options: PageCacheOptions): Promise<PageCache> {
  const { loadRenderer, routes, records, languages, language, onError, cachesPages = true } = options;
  const pages = new Map<string, PageOrPromise>();

  const english = new Set(language.data.english);

  async function make(path: string, data: ServedRecords | null, status?: number): Promise<CachedPage> {
    const renderer = await loadRenderer();
    const isError = errorStatuses.has(path) || path === unknownPath;
    const rendered = await renderer.render(path, data, listVersions(isError ? null : path, languages));
    return (options.makePage ?? makePage)(rendered.text, {
      handle: renderer.getHandle(path),
      status: status ?? errorStatuses.get(path) ?? rendered.status,
      english,
    });
  }

  function getPage(path: string): PageOrPromise {
    const known = pages.get(path);
    if (known && cachesPages) return known;
    const making = make(path, listTables.has(path) ? shown : null);
    const isCurrent = () => pages.get(path) === making;
    pages.set(path, making);
    making.then(
      (page) => isCurrent() && pages.set(path, page),
      () => isCurrent() && pages.delete(path),
    );
    return making;
  }
  function getPageOrFault(path: string): PageOrPromise {
    const page = getPage(path);
    if (!(page instanceof Promise)) return page;
    return page.catch((error: unknown) => {
      onError(error);
      return getPage(errorPaths.fault);
    });
  }

  const readRecords = (): Promise<ListRecords | null> =>
    records.read().catch((error: unknown) => {
      onError(error);
      return null;
    });
  let shown = await readRecords();

  const dynamic = createDynamicPages({
    ...options,
    shown: () => shown,
    getHandle: routes.getHandle,
    render: make,
    unknownCaseStudy: () => getPage(unknownCaseStudyPath),
  });
  /** One refresh runs at a time and at most one waits, because a slow refresh must not overwrite newer rows. */
  let refreshing = Promise.resolve();
  let waiting = false;
  const refresh = async (): Promise<void> => {
    await wait(settleMilliseconds, undefined, { ref: false });
    waiting = false;
    const latest = await readRecords();
    if (!latest) return;
    shown = latest;
    for (const path of listTables.keys()) pages.delete(path);
    // A page whose rendering began before the change may have been cached since the first call.
    dynamic.forget();
  };
  records.onChange(() => {
    dynamic.forget();
    if (waiting) return;
    waiting = true;
    refreshing = refreshing.then(refresh).catch(onError);
  });

  const ownPaths = () =>
    new Set([...routes.paths.filter((path) => !errorStatuses.has(path)), ...shownPaths(language.data)]);
  let paths = ownPaths();
  /** Rendered pages depend on the current year and on which planned pages are shown. */
  const getPlan = (): string =>
    JSON.stringify([new Date().getUTCFullYear(), ...languages.map(({ data }) => shownPaths(data))]);
  let plan = getPlan();
  setInterval(() => {
    if (plan === getPlan()) return;
    plan = getPlan();
    paths = ownPaths();
    pages.clear();
    dynamic.forget();
  }, plannedTimesGap).unref();

  return {
    ...dynamic,
    siteData: async () => language.data,
    get paths() {
      return paths;
    },
    getHandle: routes.getHandle,
    page: (path) => getPageOrFault(paths.has(path) || !cachesPages ? path : unknownPath),
    async recordPages() {
      const further = [...listTables].flatMap(([path, table]) => (shown ? furtherPages(path, shown[table]) : []));
      return [...further, ...(await dynamic.caseStudyPaths())];
    },
    errorPage: (status) => getPageOrFault(`/${status}`),
  };
}
