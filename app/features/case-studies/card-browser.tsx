import { type ReactNode, useMemo, useState } from "react";
import { ListMessage, LoadFailure } from "#app/components/lists/list-message.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { type ReadyList, useGrowingCount } from "#app/lib/loaded-list.ts";
import { caseStudiesPage, caseStudiesShown, caseStudiesShownSoFar } from "#content/pages/case-studies.ts";
import { Cards, cardsPerStep } from "./cards.tsx";
import styles from "./case-study-list.module.css";
import { findTrade } from "./find-trade.ts";
import { Finder } from "./finder.tsx";
import { type AskedCards, writeSearch } from "./search-query.ts";
import { useAskedCards } from "./use-asked-cards.ts";
import { type FoundCards, useFoundCards, useTrades } from "./use-found-cards.ts";

/** The search, and as many cards as the visitor has asked for. */
export function CardBrowser({ list: all, readMore }: { list: ReadyList<CaseStudy>; readMore: () => void }) {
  const [{ words, trade: asked }, ask] = useAskedCards();
  const [steps, setSteps] = useState(1);
  const [trades, areAll] = useTrades(all);
  const { trades: wanted, choice, name, note } = useMemo(() => findTrade(asked, trades), [asked, trades]);
  // A trade that is not among the loaded ones may still load.
  const isKnown = areAll || choice === asked;
  const search = useMemo(() => (isKnown ? { words, trades: wanted } : null), [isKnown, words, wanted]);
  const cards = useFoundCards(all, readMore, search);
  const shown = { words, trade: choice };
  const look = (next: AskedCards) => {
    ask(next);
    setSteps(1);
  };
  return (
    <>
      <Finder search={shown} trades={trades} otherTrade={name} count={countOf(all, cards)} onSearch={look} />
      {isKnown && note && <p className={styles.note}>{note}</p>}
      <Found cards={cards} query={writeSearch(shown)} wanted={steps * cardsPerStep} onMore={() => setSteps(steps + 1)}>
        {words.trim() || choice ? (
          <Button onClick={() => look({ words: "", trade: "" })}>{caseStudiesPage.noMatch.clear}</Button>
        ) : null}
      </Found>
    </>
  );
}

/** The number of cards, in words; empty until the list is loaded. */
function countOf(all: ReadyList<CaseStudy>, { list, found, total }: FoundCards): string {
  if (list.status !== "ready" || !list.isChecked) return "";
  const whole = all.isComplete ? all.items.length : all.total;
  if (total !== null && whole !== null) return caseStudiesShown(total, whole);
  return caseStudiesShownSoFar(found.length, whole);
}

interface FoundProps {
  cards: FoundCards;
  /** What the address asks for; the stories lead back to it. */
  query: string;
  /** How many cards the visitor has asked for so far. */
  wanted: number;
  onMore: () => void;
  /** Buttons shown where nothing was found. */
  children: ReactNode;
}

function Found({ cards: { list, found, total, retry, readMore }, query, wanted, onMore, children }: FoundProps) {
  const shown = useGrowingCount(Math.min(found.length, wanted), 1);
  if (list.status === "loading") {
    return (
      <div className={styles.sorting}>
        <Spinner label={caseStudiesPage.states.loading} />
      </div>
    );
  }
  if (list.status === "failed") return <LoadFailure words={caseStudiesPage.states} onRetry={retry} />;
  const isAll = (list.isComplete || !list.isChecked) && found.length <= wanted;
  const more = () => {
    // After a failure the cards that were asked for are still to come.
    if (wanted <= found.length) onMore();
    if (wanted + cardsPerStep > found.length) readMore();
  };
  const { noMatch, lookFurther } = caseStudiesPage;
  return (
    <>
      <Cards studies={found.slice(0, shown)} query={query} />
      {found.length === 0 && <ListMessage {...(list.isComplete ? noMatch : lookFurther)}>{children}</ListMessage>}
      {list.more === "failed" && <LoadFailure words={caseStudiesPage.states} onRetry={readMore} isLater />}
      {!isAll && (
        <div className={styles.more}>
          <Button icon="plus" aria-busy={list.more === "reading"} onClick={more}>
            {moreOf(total, Math.min(found.length, wanted))}
          </Button>
        </div>
      )}
    </>
  );
}

/** What the button says: numbers only where they are known. */
function moreOf(total: number | null, shown: number): string {
  if (total === null) return caseStudiesPage.moreUnknown;
  return caseStudiesPage.more({ next: Math.min(total - shown, cardsPerStep), left: total - shown });
}
