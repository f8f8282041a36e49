import { LRUCache } from "lru-cache";
import { listQuery, readListPage, recordsOnPage } from "#content/list-page.ts";
import { readCaseStudyId, caseStudiesPath, caseStudyPath } from "#content/case-study-path.ts";
import type { ListRecords, RecordPage, ServedRecords } from "#shared/list-records.ts";
import type { ListTable } from "#schemas/readable-tables.ts";
import { createFairQueue } from "@site/http";
import type { RouteHandle } from "#shared/route-handle.ts";
import type { CachedPage } from "./make-page.ts";
import { noRecords, type RecordsSource } from "./records.ts";

export const listTables: ReadonlyMap<string, ListTable> = new Map([
  ["/case-studies", "case_studies"],
  ["/social-media-world", "social_media_world"],
]);

/** Address at which the page for unknown case studies is rendered. */
export const unknownCaseStudyPath = `${caseStudiesPath}/unknown`;

/** Maximum number of pages. With its compressed copies, a list page takes about 300 kB and a case study 150 kB. */
const maxCached = { parts: 40, caseStudies: 500 };

function isSent(query: string, form: RouteHandle["form"]): boolean {
  if (form === undefined || query.length > form.maxLength) return false;
  const values = new URLSearchParams(query);
  return form.fields.some((field) => values.getAll(field).some((value) => value !== ""));
}

export interface Moved {
  movedTo: string;
}

/** Methods reject with TooManyWaitingError while too many of the client's requests wait. */
export interface DynamicPages {
  /** Returns part of a list (404 past its end) or a form's response. Null for any other query. */
  part(path: string, query: string, client: () => string): Promise<CachedPage> | null;
  /** Resolves to a 404 page for an unknown case study. Null for other paths. */
  caseStudy(path: string, client: () => string): Promise<CachedPage | Moved> | null;
  /** Paths for the sitemap. If the backend does not respond, the last known ones. */
  caseStudyPaths(): Promise<readonly string[]>;
  forget(): void;
}

export interface DynamicPagesParts {
  records: Pick<RecordsSource, "readPart" | "readCaseStudy" | "readCaseStudyNames">;
  shown: () => ListRecords | null | Promise<ListRecords | null>;
  getHandle: (path: string) => RouteHandle | undefined;
  render: (address: string, data: ServedRecords | null, status?: number) => Promise<CachedPage>;
  unknownCaseStudy: () => CachedPage | Promise<CachedPage>;
  queue?: ReturnType<typeof renderingQueue>;
  /** This language's share of the cached pages, from 0 to 1. */
  cacheFraction?: number;
  onError: (error: unknown) => void;
}

/** Rendering blocks the server, so pages are rendered one at a time, and a network gets at most a third of the time. */
export const renderingQueue = () =>
  createFairQueue({ atOnce: 1, atOncePerClient: 1, waiting: 20, restAfter: (spent) => 2 * spent });

export function createDynamicPages(parts: DynamicPagesParts): DynamicPages {
  const {
    records,
    shown,
    getHandle,
    render,
    unknownCaseStudy,
    onError,
    queue = renderingQueue(),
    cacheFraction = 1,
  } = parts;

  /** Concurrent requests share a pending page. Failed and undefined results are not cached. */
  const createCache = <Made extends object>(max: number, make: (key: string) => Promise<Made | undefined>) =>
    new LRUCache<string, Made, () => string>({
      max,
      // Requests made before a change still get the older page.
      ignoreFetchAbort: true,
      fetchMethod: (key, _stale, { context: client }) => queue.run(client(), () => make(key)),
    });

  const partsOfLists = createCache(Math.ceil(maxCached.parts * cacheFraction), async (address) => {
    const [path = "", query = ""] = address.split("?");
    const [table, listPage] = [listTables.get(path), readListPage(query)];
    if (!table || !listPage) throw new Error(`${address} is no part of a list.`);
    const part = await records.readPart(table, listPage);
    return render(address, { ...noRecords, [table]: part }, part.rows.length > 0 ? 200 : 404);
  });

  /** Unknown ids are not cached, because their number is unlimited. */
  const caseStudies = createCache(Math.ceil(maxCached.caseStudies * cacheFraction), async (id) => {
    const caseStudy = await records.readCaseStudy(id);
    if (!caseStudy) return undefined;
    const path = toPath(caseStudy.caseStudy);
    return { path, page: await render(path, { ...noRecords, caseStudy }) };
  });

  let paths: Promise<readonly string[]> | null = null;
  let lastPaths: readonly string[] = [];

  async function findCaseStudy(path: string, id: string, client: () => string): Promise<CachedPage | Moved> {
    const caseStudy = id === "" ? undefined : await caseStudies.fetch(id, { context: client });
    if (!caseStudy) return unknownCaseStudy();
    return caseStudy.path === path ? caseStudy.page : { movedTo: caseStudy.path };
  }

  return {
    part(path, query, client) {
      const listPage = listTables.has(path) && readListPage(query);
      if (listPage && listQuery(listPage))
        return partsOfLists.forceFetch(path + listQuery(listPage), { context: client });
      if (!isSent(query, getHandle(path)?.form)) return null;
      return queue.run(client(), async () => ({
        ...(await render(`${path}?${query}`, await shown())),
        answersForm: true,
      }));
    },
    caseStudy(path, client) {
      const id = readCaseStudyId(path);
      return id === null ? null : findCaseStudy(path, id, client);
    },
    async caseStudyPaths() {
      paths ??= records.readCaseStudyNames().then((rows) => rows.map(toPath));
      try {
        lastPaths = await paths;
      } catch (error) {
        paths = null;
        onError(error);
      }
      return lastPaths;
    },
    forget() {
      partsOfLists.clear();
      caseStudies.clear();
      paths = null;
    },
  };
}

function toPath({ id, brand_name: name }: Record<string, unknown>): string {
  return caseStudyPath({ id: String(id), brandName: typeof name === "string" ? name : "" });
}

const maxListed = 1_000;

/** Excludes the first page. Empty while the total is unknown. */
export function furtherPages(path: string, { total }: RecordPage): string[] {
  const count = Math.min(Math.ceil((total ?? 0) / recordsOnPage), maxListed);
  return Array.from(
    { length: Math.max(0, count - 1) },
    (_, index) => path + listQuery({ page: index + 2, letter: "" }),
  );
}
