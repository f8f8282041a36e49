import { useDeferredValue, useMemo } from "react";
import { type Place, readPlaces, readPlacesFrom, searchPlaces } from "#app/data/social-media-world.ts";
import { type ListReader, type LoadedList, useLoadedList } from "#app/ui/list/loaded-list.ts";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { findPlaces, letterToAsk } from "./letter-groups.ts";
import { useHash } from "./use-hash.ts";

export interface DirectoryState extends ListReader<Place> {
  /** The list of S7.5, whatever part of it is shown. */
  whole: LoadedList<Place>;
  /** The places to show, of those that were read. */
  found: readonly Place[];
  /** What the list begins with, where it does not begin with the first place. */
  letter: string;
}

const nobody: readonly Place[] = [];
const loading = { status: "loading" } as const;

/**
 * What the directory shows: its beginning, or, where it is only partly loaded, the names from the address's letter on or those that the
 * service finds. A new question cancels the one before, whose answer is not shown.
 */
export function useDirectory(words: string): DirectoryState {
  const hash = useHash();
  const { list: whole, retry, readMore } = useLoadedList(readPlaces);
  const isPartial = whole.status === "ready" && whole.isChecked && !whole.isComplete;
  const isSearch = isPartial && words.trim() !== "";
  const debounced = useDebounced(words);
  const asked = isSearch ? debounced.trim() : "";
  const letter = isPartial && !isSearch ? letterToAsk(hash, whole.items) : "";
  const read = useMemo(
    () => (asked && searchPlaces(asked)) || (letter && readPlacesFrom(letter)) || null,
    [asked, letter],
  );
  const part = useLoadedList(read);
  const reader = isSearch || letter ? part : { list: whole, retry, readMore };
  const list = isSearch && debounced !== words ? loading : reader.list;
  const items = list.status === "ready" ? list.items : nobody;
  const deferred = useDeferredValue(words);
  const found = useMemo(() => findPlaces(items, deferred), [items, deferred]);
  return { ...reader, list, whole, found, letter };
}
