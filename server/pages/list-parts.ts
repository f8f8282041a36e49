import { type ListPlace, listQuery, recordsOnPage } from "#content/list-place.ts";
import type { ListRecords, RecordPage } from "#shared/list-records.ts";
import type { ReadableTable } from "#shared/readable-tables.ts";
import type { Turns } from "@site/http";
import { LRUCache } from "lru-cache";
import type { StoredPage } from "./make-page.ts";
import { noRecords, type RecordsSource } from "./records.ts";

/** The two lists and their tables. */
export const listTables: ReadonlyMap<string, ReadableTable> = new Map([
  ["/case-studies", "case_studies"],
  ["/social-media-world", "social_media_world"],
]);

/** Pages kept in memory, some 300 kB each with their compressed copies. */
const maxKept = 40;
/** The pages of a list after its first, made on request. */
export interface ListParts {
  /**
   * A page of a list; past its end, a page that says so (404).
   * @param share the network that asks
   * @throws TooManyWaitingError while too many requests of the share wait; the backend's error when it does not answer
   */
  find(path: string, table: ReadableTable, place: ListPlace, share: string): Promise<StoredPage>;
  /** To be called after a change of the records. */
  forget(): void;
}

export function createListParts({
  records,
  turns,
  render,
}: {
  records: Pick<RecordsSource, "readPart">;
  turns: Turns;
  render: (address: string, data: ListRecords, status: number) => Promise<StoredPage>;
}): ListParts {
  /** A page that is being made is shared by all requests for it. */
  const kept = new LRUCache<string, Promise<StoredPage>>({ max: maxKept });

  async function make(address: string, table: ReadableTable, place: ListPlace): Promise<StoredPage> {
    const part = await records.readPart(table, place);
    return render(address, { ...noRecords, [table]: part }, part.rows.length > 0 ? 200 : 404);
  }

  return {
    find(path, table, place, share) {
      const address = path + listQuery(place);
      const page = kept.get(address) ?? turns.take(share, () => make(address, table, place));
      kept.set(address, page);
      page.catch(() => {
        if (kept.peek(address) === page) kept.delete(address);
      });
      return page;
    },
    forget: () => kept.clear(),
  };
}

/** Further pages of one list in the sitemap; those of a longer list are reached by its links. */
const maxListed = 1_000;

/** The addresses of a list's pages after the first; none while the total is unknown. */
export function furtherPages(path: string, { total }: RecordPage): string[] {
  const count = Math.min(Math.ceil((total ?? 0) / recordsOnPage), maxListed);
  return Array.from(
    { length: Math.max(0, count - 1) },
    (_, index) => path + listQuery({ page: index + 2, letter: "" }),
  );
}
