import { useDeferredValue, useMemo } from "react";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { type Identified, type ListReader, loading, type ReadPart, useLoadedList } from "./loaded-list.ts";

interface RecordSearch<Item, Search> {
  /** Whether the beginning of the list has all that is asked for, however long the list is. */
  isInBeginning: (search: Search) => boolean;
  /** Asks the service for the records that a search may find. */
  read: (search: Search) => ReadPart<Item>;
  /** Those of the records that a search finds. */
  find: (items: readonly Item[], search: Search) => readonly Item[];
}

export interface Records<Item> extends ListReader<Item> {
  /** The records that the search finds, of those that were read. */
  found: readonly Item[];
  /** The whole list is empty. */
  isEmpty: boolean;
}

/**
 * The records of a search. Where the whole list is loaded, the browser filters it. Otherwise the service searches once the visitor pauses,
 * and the browser filters its answer. A new search cancels the one before, whose answer is not shown.
 * @param search keeps its identity between renders; null while it is not known yet
 */
export function useRecords<Item extends Identified, Search>(
  whole: ListReader<Item>,
  search: Search | null,
  { isInBeginning, read, find }: RecordSearch<Item, Search>,
): Records<Item> {
  const isPartial = whole.list.status === "ready" && whole.list.isChecked && !whole.list.isComplete;
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
