import { useEffect, useMemo, useRef, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { type CaseStudy, readCaseStudies, readOtherTrades, searchCaseStudies } from "#app/data/case-studies.ts";
import { countInWords, countMatches } from "#app/ui/list/list-count.ts";
import { type LoadedList, useGrowingCount, useLoadedList } from "#app/ui/list/loaded-list.ts";
import { RecordList } from "#app/ui/list/record-list.tsx";
import { type ListSearch, writeSearch } from "#app/ui/list/search-query.ts";
import { everything, useAddressSearch } from "#app/ui/list/use-address-search.ts";
import { useRecords } from "#app/ui/list/use-records.ts";
import { useReturn } from "#app/ui/list/use-return.ts";
import { caseStudyList as words } from "#words/case-study-list.ts";
import cards from "./cards.module.css";
import { Cards, cardsPerStep } from "./cards.tsx";
import styles from "./case-study-list.module.css";
import { findCards, isEverything, listTrades } from "./find-cards.ts";
import { findTrade } from "./find-trade.ts";
import { Finder } from "./finder.tsx";
import { BlankPostcard } from "./postcard.tsx";
import { isSampleCaseStudy, isUntranslated, SampleNote } from "./sample-note.tsx";

const none: readonly CaseStudy[] = [];

function useTrades(list: LoadedList<CaseStudy>): [readonly string[], boolean] {
  const [others, setOthers] = useState<readonly string[] | null>(null);
  const isReady = list.status === "ready";
  const isPartial = isReady && !list.isComplete;
  const items = isReady ? list.items : none;
  useEffect(() => {
    if (!isPartial) return;
    const controller = new AbortController();
    readOtherTrades(listTrades(items), controller.signal).then(setOthers, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error(error);
      setOthers([]);
    });
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, because it covers the trades of records read later
  }, [isPartial]);
  const trades = useMemo(() => listTrades(items, others ?? []), [items, others]);
  return [trades, !isReady || list.isComplete || others !== null];
}

interface CaseStudyListProps {
  first: CaseStudy | null;
  hasSamples: boolean;
}

const cardSearch = { isInBeginning: isEverything, read: searchCaseStudies, find: findCards };

export default function CaseStudyList({ first, hasSamples }: CaseStudyListProps) {
  const whole = useLoadedList(readCaseStudies);
  const all = whole.list;
  const [{ words: searched, trade: tradeInAddress }, changeSearch] = useAddressSearch();
  const [trades, areAll] = useTrades(all);
  const {
    trades: wanted,
    choice,
    name,
    note,
  } = useMemo(() => findTrade(tradeInAddress, trades), [tradeInAddress, trades]);
  // The trade in the address may not be loaded yet.
  const isKnown = areAll || choice === tradeInAddress;
  const search = useMemo(() => (isKnown ? { words: searched, trades: wanted } : null), [isKnown, searched, wanted]);
  const records = useRecords(whole, search, cardSearch);
  const { list, found } = records;

  const region = useRef<HTMLElement>(null);
  const [steps, setSteps] = useEntryNumber("steps", 1);
  const limit = Math.min(found.length, steps * cardsPerStep);
  const rendered = useGrowingCount(limit, 1);
  useReturn(region, records, rendered === limit);
  const look = (next: ListSearch) => {
    changeSearch(next);
    setSteps(1);
  };
  const showMore = () => {
    // After a failed read, the cards that an earlier press asked for are still missing.
    if (steps * cardsPerStep <= found.length) setSteps(steps + 1);
    if ((steps + 1) * cardsPerStep > found.length) records.readMore();
  };
  const loaded = all.status === "ready" ? all.items : all.status === "failed" ? [] : null;
  const shown = { words: searched, trade: loaded ? choice : tradeInAddress };
  const query = writeSearch(shown);
  const matches = countMatches(records, !searched.trim());
  return (
    <RecordList
      ref={region}
      words={words}
      records={records}
      className={styles.region}
      loading={!loaded && first && <BlankCards first={first} />}
      more={moreText()}
      onMore={showMore}
      onClear={query ? () => look(everything) : null}
      above={
        <>
          <SampleNote
            hasSamples={loaded?.some(isSampleCaseStudy) ?? hasSamples}
            hasEnglish={loaded?.some(isUntranslated) ?? first?.isTranslated === false}
          />
          {loaded?.length !== 0 && (
            <>
              <Finder
                search={shown}
                trades={trades}
                tradeNames={new Map(loaded?.map(({ industryType, trade }) => [industryType, trade]))}
                otherTrade={loaded ? name : tradeInAddress}
                count={list.status === "loading" ? null : countInWords(words, all, records, matches)}
                onSearch={look}
              />
              {loaded && isKnown && note && <p className="soft">{note}</p>}
            </>
          )}
        </>
      }
    >
      <Cards caseStudies={found.slice(0, rendered)} query={query} />
    </RecordList>
  );

  function moreText(): string | null {
    if (list.status !== "ready") return null;
    if (list.isComplete && found.length <= limit) return null;
    if (matches === null) return words.moreUnknown;
    return words.more({ next: Math.min(matches - limit, cardsPerStep), left: matches - limit });
  }
}

function BlankCards({ first }: { first: CaseStudy }) {
  return (
    <div className={cards.cards} aria-hidden="true">
      <div className={cards.pair}>
        <BlankPostcard caseStudy={first} />
        <BlankPostcard />
      </div>
    </div>
  );
}

/** The number is kept in the history entry, so that going back restores it. */
function useEntryNumber(name: string, initial: number): [number, (next: number) => void] {
  // The server has no history, but islands show this number only after loading their list, so hydration matches.
  const [value, setValue] = useState<number>(() => globalThis.history?.state?.[name] ?? initial);
  const change = (next: number) => {
    if (next === value) return;
    setValue(next);
    writeAddress({ state: { ...history.state, [name]: next } });
  };
  return [value, change];
}
