import { useDeferredValue, useMemo } from "react";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { type Identified, type ListReader, loading, type ReadPart, useLoadedList } from "./loaded-list.ts";

interface RecordSearch<Item, Search> {
  /** Whether the loaded part of the list is enough to answer the search, even if the list is longer. */
  isInBeginning: (search: Search) => boolean;
  /** May return more than the matches. */
  read: (search: Search) => ReadPart<Item>;
  find: (items: readonly Item[], search: Search) => readonly Item[];
}

export interface Records<Item> extends ListReader<Item> {
  found: readonly Item[];
  isEmpty: boolean;
}

/**
 * Filters complete lists locally. For others, the service searches after a pause, and a new search cancels the last one.
 * `search` must be the same object between renders, or null while it is unknown.
 */
export function useRecords<Item extends Identified, Search>(
  whole: ListReader<Item>,
  search: Search | null,
  { isInBeginning, read, find }: RecordSearch<Item, Search>,
): Records<Item> {
  const isPartial = whole.list.status === "ready" && !whole.list.isComplete;
  const isHere = (query: Search | null) => query === null || !isPartial || isInBeginning(query);
  const rested = useDebounced(search);
  const remote = isHere(search) || isHere(rested) ? null : rested;
  const part = useLoadedList(useMemo(() => remote && read(remote), [remote, read]));
  const reader = isHere(search) ? whole : part;
  const list = search !== null && (isHere(search) || rested === search) ? reader.list : loading;
  const items = list.status === "ready" ? list.items : null;
  const deferred = useDeferredValue(search);
  const found = useMemo(() => (items && deferred ? find(items, deferred) : []), [items, deferred, find]);
  return { ...reader, list, found, isEmpty: whole.list.status === "ready" && whole.list.items.length === 0 };
}
