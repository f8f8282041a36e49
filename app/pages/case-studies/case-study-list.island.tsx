import { useDeferredValue, useMemo, useRef, useState } from "react";
import { writeAddress } from "#app/browser/write-address.ts";
import { type CaseStudy, readCaseStudies } from "#app/data/case-studies.ts";
import { everything, type ListSearch, useAddressSearch, writeSearch } from "#app/ui/list/address-search.ts";
import { countInWords, loading, useGrowingCount, useLoadedList, useReadToEnd } from "#app/ui/list/loaded-list.ts";
import { RecordList } from "#app/ui/list/record-list.tsx";
import { useReturn } from "#app/ui/list/use-return.ts";
import { caseStudyList as words } from "#words/case-study-list.ts";
import cards from "./cards.module.css";
import { Cards, cardsPerStep } from "./cards.tsx";
import styles from "./case-study-list.module.css";
import { findCards, listTrades } from "./find-cards.ts";
import { findTrade } from "./find-trade.ts";
import { Finder } from "./finder.tsx";
import { BlankPostcard } from "./postcard.tsx";
import { isSampleCaseStudy, isUntranslated, SampleNote } from "./sample-note.tsx";

interface CaseStudyListProps {
  first: CaseStudy | null;
  hasSamples: boolean;
}

export default function CaseStudyList({ first, hasSamples }: CaseStudyListProps) {
  const reader = useLoadedList(readCaseStudies);
  const all = reader.list;
  const [{ words: searched, trade: tradeInAddress }, changeSearch] = useAddressSearch();
  const [isSearchFocused, setSearchFocused] = useState(false);
  const isSearch = searched.trim() !== "" || tradeInAddress !== "";
  // Searching and listing all trades require every record.
  const isReading = useReadToEnd(reader, isSearch || isSearchFocused);
  const list = isSearch && isReading ? loading : all;
  const isKnown = list.status !== "loading";
  const loaded = all.status === "ready" ? all.items : all.status === "failed" ? [] : null;
  const trades = useMemo(() => (all.status === "ready" ? listTrades(all.items) : []), [all]);
  const {
    trades: wanted,
    choice,
    name,
    note,
  } = useMemo(() => findTrade(tradeInAddress, trades), [tradeInAddress, trades]);
  const deferred = useDeferredValue(searched);
  const found = useMemo(
    () => (list.status === "ready" ? findCards(list.items, { words: deferred, trades: wanted }) : []),
    [list, deferred, wanted],
  );

  const region = useRef<HTMLElement>(null);
  const [steps, setSteps] = useEntryNumber("steps", 1);
  const limit = Math.min(found.length, steps * cardsPerStep);
  const rendered = useGrowingCount(limit, 1);
  useReturn(region, { ...reader, list }, found.length, rendered === limit);
  const look = (next: ListSearch) => {
    changeSearch(next);
    setSteps(1);
  };
  const showMore = () => {
    // After a failed read, the cards that an earlier press asked for are still missing.
    if (steps * cardsPerStep <= found.length) setSteps(steps + 1);
    if ((steps + 1) * cardsPerStep > found.length) reader.readMore();
  };
  const shown = { words: searched, trade: isKnown ? choice : tradeInAddress };
  const query = writeSearch(shown);
  return (
    <RecordList
      ref={region}
      words={words}
      reader={reader}
      list={list}
      isFound={found.length > 0}
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
                otherTrade={isKnown || trades.includes(tradeInAddress) ? name : tradeInAddress}
                count={isKnown ? countInWords(words, list, query ? found.length : null) : null}
                onSearch={look}
                onFocus={() => setSearchFocused(true)}
              />
              {isKnown && note && <p className="soft">{note}</p>}
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
    const left = (query ? found.length : list.total) - limit;
    return left > 0 ? words.more({ next: Math.min(left, cardsPerStep), left }) : null;
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
