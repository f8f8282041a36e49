import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type CardSearch, type CaseStudy, readOtherTrades, searchCaseStudies } from "#app/data/case-studies.ts";
import { type ListReader, type LoadedList, type ReadyList, useLoadedList } from "#app/ui/list/loaded-list.ts";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { useDebounced } from "#app/browser/use-debounced.ts";
import { everything, findCards, isEverything, tradesOf } from "./find-cards.ts";

export interface FoundCards extends ListReader<CaseStudy> {
  /** The cards that match, of those that were read. */
  found: readonly CaseStudy[];
  /** How many match in the whole table; null where that is not known. */
  total: number | null;
}

/**
 * The cards of a search. If the whole list is loaded, the browser filters it. Otherwise the service searches once the visitor pauses, and
 * the browser filters its answer for what the pattern does not cover. A new search cancels the one before.
 * @param wanted keeps its identity between renders; null while it is not known yet
 */
export function useFoundCards(all: ReadyList<CaseStudy>, readMore: () => void, wanted: CardSearch | null): FoundCards {
  const search = wanted ?? everything;
  const isHere = all.isComplete || !all.isChecked || isEverything(search);
  const debounced = useDebounced(search);
  const asked = isHere || isEverything(debounced) ? null : debounced;
  const read = useMemo(() => asked && searchCaseStudies(asked), [asked]);
  const answered = useLoadedList(read);
  const deferred = useDeferredValue(search);

  const reader: ListReader<CaseStudy> = isHere ? { list: all, retry: answered.retry, readMore } : answered;
  // Results of an earlier search are not shown for this one.
  const list = wanted && (isHere || debounced === search) ? reader.list : ({ status: "loading" } as const);
  const items = list.status === "ready" ? list.items : null;
  const found = useMemo(() => (items ? findCards(items, deferred) : []), [items, deferred]);
  return { ...reader, list, found, total: totalOf(list, found.length, search) };
}

/** The service's total counts the matches only if its answer needs no further filter. */
function totalOf(list: LoadedList<CaseStudy>, found: number, { words }: CardSearch): number | null {
  if (list.status !== "ready" || !list.isChecked) return null;
  if (list.isComplete) return found;
  return words.trim() ? null : list.total;
}

/** The trades of the whole table, also of the records that are not here, and whether these are all of them. */
export function useTrades({ items, isComplete, isChecked }: ReadyList<CaseStudy>): [readonly string[], boolean] {
  const { backend } = usePublicSettings();
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const [first] = useState(items);
  const isPartial = isChecked && !isComplete;
  useEffect(() => {
    if (!isPartial) return;
    const controller = new AbortController();
    readOtherTrades(backend, tradesOf(first), controller.signal).then(setOthers, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error(error);
      setOthers([]);
    });
    return () => controller.abort();
  }, [backend, first, isPartial]);
  const trades = useMemo(() => tradesOf(items, others ?? []), [items, others]);
  return [trades, isComplete || others !== null];
}
