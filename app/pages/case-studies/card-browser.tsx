import { type ReactNode, useMemo, useState } from "react";
import { countShown, countShownSoFar } from "#app/ui/list/list-count.ts";
import { ListMessage, LoadFailure } from "#app/ui/list/list-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { type ReadyList, useGrowingCount } from "#app/ui/list/loaded-list.ts";
import { Cards, cardsPerStep } from "./cards.tsx";
import styles from "./case-study-list.module.css";
import type { CaseStudyWords } from "./case-study-words.ts";
import { findTrade } from "./find-trade.ts";
import { Finder } from "./finder.tsx";
import { type AskedCards, writeSearch } from "./search-query.ts";
import { useAskedCards } from "./use-asked-cards.ts";
import { type FoundCards, useFoundCards, useTrades } from "./use-found-cards.ts";

interface CardBrowserProps {
  words: CaseStudyWords;
  list: ReadyList<CaseStudy>;
  readMore: () => void;
}

/** The search, and as many cards as the visitor has asked for. */
export function CardBrowser({ words, list: all, readMore }: CardBrowserProps) {
  const [{ words: searched, trade: asked }, ask] = useAskedCards();
  const [steps, setSteps] = useState(1);
  const [trades, areAll] = useTrades(all);
  const { trades: wanted, choice, name, note } = useMemo(() => findTrade(asked, trades, words), [asked, trades, words]);
  // A trade that is not among the loaded ones may still load.
  const isKnown = areAll || choice === asked;
  const search = useMemo(() => (isKnown ? { words: searched, trades: wanted } : null), [isKnown, searched, wanted]);
  const cards = useFoundCards(all, readMore, search);
  const shown = { words: searched, trade: choice };
  const look = (next: AskedCards) => {
    ask(next);
    setSteps(1);
  };
  return (
    <>
      <Finder
        words={words.finder}
        search={shown}
        trades={trades}
        otherTrade={name}
        count={countOf(words, all, cards)}
        onSearch={look}
      />
      {isKnown && note && <p className={styles.note}>{note}</p>}
      <Found
        words={words}
        cards={cards}
        query={writeSearch(shown)}
        wanted={steps * cardsPerStep}
        onMore={() => setSteps(steps + 1)}
      >
        {searched.trim() || choice ? (
          <Button onClick={() => look({ words: "", trade: "" })}>{words.noMatch.clear}</Button>
        ) : null}
      </Found>
    </>
  );
}

/** The number of cards, in words; empty until the list is loaded. */
function countOf(words: CaseStudyWords, all: ReadyList<CaseStudy>, { list, found, total }: FoundCards): string {
  if (list.status !== "ready" || !list.isChecked) return "";
  const whole = all.isComplete ? all.items.length : all.total;
  if (total !== null && whole !== null) return countShown(words, total, whole);
  return countShownSoFar(words, found.length, whole);
}

interface FoundProps {
  words: CaseStudyWords;
  cards: FoundCards;
  /** What the address asks for; the stories lead back to it. */
  query: string;
  /** How many cards the visitor has asked for so far. */
  wanted: number;
  onMore: () => void;
  /** Buttons shown where nothing was found. */
  children: ReactNode;
}

function Found({ words, cards, query, wanted, onMore, children }: FoundProps) {
  const { list, found, total, retry, readMore } = cards;
  const shown = useGrowingCount(Math.min(found.length, wanted), 1);
  if (list.status === "loading") {
    return (
      <div className={styles.sorting}>
        <Spinner label={words.states.loading} />
      </div>
    );
  }
  if (list.status === "failed") return <LoadFailure words={words.states} onRetry={retry} />;
  const isAll = (list.isComplete || !list.isChecked) && found.length <= wanted;
  const more = () => {
    // After a failure the cards that were asked for are still to come.
    if (wanted <= found.length) onMore();
    if (wanted + cardsPerStep > found.length) readMore();
  };
  const { noMatch, lookFurther } = words;
  return (
    <>
      <Cards words={words} studies={found.slice(0, shown)} query={query} />
      {found.length === 0 && <ListMessage {...(list.isComplete ? noMatch : lookFurther)}>{children}</ListMessage>}
      {list.more === "failed" && <LoadFailure words={words.states} onRetry={readMore} isLater />}
      {!isAll && (
        <div className={styles.more}>
          <Button icon="plus" aria-busy={list.more === "reading"} onClick={more}>
            {moreOf(words, total, Math.min(found.length, wanted))}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the button says: numbers only where they are known. */
function moreOf(words: CaseStudyWords, total: number | null, shown: number): string {
  if (total === null) return words.moreUnknown;
  return words.more({ next: Math.min(total - shown, cardsPerStep), left: total - shown });
}
