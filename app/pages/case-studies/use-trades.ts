import { useEffect, useMemo, useState } from "react";
import { type CaseStudy, readOtherTrades } from "#app/data/case-studies.ts";
import type { LoadedList } from "#app/ui/list/loaded-list.ts";
import { tradesOf } from "./find-cards.ts";

const none: readonly CaseStudy[] = [];

/** The trades of the whole table, also of the records that are not here, and whether these are all of them. */
export function useTrades(list: LoadedList<CaseStudy>): [readonly string[], boolean] {
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const isReady = list.status === "ready";
  const isPartial = isReady && list.isChecked && !list.isComplete;
  const items = isReady ? list.items : none;
  useEffect(() => {
    if (!isPartial) return;
    const controller = new AbortController();
    readOtherTrades(tradesOf(items), controller.signal).then(setOthers, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error(error);
      setOthers([]);
    });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is read later is among the others
  }, [isPartial]);
  const trades = useMemo(() => tradesOf(items, others ?? []), [items, others]);
  return [trades, !isReady || list.isComplete || others !== null];
}
