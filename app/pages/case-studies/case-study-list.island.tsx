import { useRef } from "react";
import { EmptyList, LoadFailure } from "#app/ui/list/list-message.tsx";
import { ListRegion } from "#app/ui/list/list-region.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { type CaseStudy, readCaseStudies } from "#app/data/case-studies.ts";
import { useLoadedList } from "#app/ui/list/loaded-list.ts";
import styles from "./case-study-list.module.css";
import type { CaseStudyWords } from "./case-study-words.ts";
import { BlankPostcard } from "./postcard.tsx";
import cards from "./cards.module.css";
import { CardBrowser } from "./card-browser.tsx";
import { isSampleStory, SampleNote } from "./sample-note.tsx";

interface CaseStudyListProps {
  words: CaseStudyWords;
  /** The first record as the server read it; null where it has none. */
  first: CaseStudy | null;
  /** What stands above the list until it is loaded: whether any story is a sample (D15). */
  hasSamples: boolean;
}

/** A spinner while the browser reads the list (S2.8, S7.4), then the cards or an empty list (S8.1, P5). */
export default function CaseStudyList({ words, first, hasSamples }: CaseStudyListProps) {
  const { list, retry, readMore } = useLoadedList(readCaseStudies);
  const region = useRef<HTMLElement>(null);
  const shown = list.status === "ready" ? list.items : list.status === "failed" ? [] : null;
  const tryAgain = () => {
    region.current?.focus();
    retry();
  };
  return (
    <ListRegion ref={region} className={styles.region} label={words.listLabel} isLoading={list.status === "loading"}>
      <SampleNote words={words} hasSamples={shown?.some(isSampleStory) ?? hasSamples} />
      <div className={styles.live}>
        {list.status === "loading" && <Loading label={words.states.loading} first={first} />}
        {list.status === "failed" && <LoadFailure words={words.states} onRetry={tryAgain} />}
        {list.status === "ready" &&
          (list.items.length > 0 ? (
            <CardBrowser words={words} list={list} readMore={readMore} />
          ) : (
            <EmptyList words={words.states} />
          ))}
      </div>
    </ListRegion>
  );
}

/** The spinner stands where the search will be, above the first card's picture. */
function Loading({ label, first }: { label: string; first: CaseStudy | null }) {
  return (
    <>
      <div className={styles.sorting}>
        <Spinner label={label} />
      </div>
      <div className={cards.cards} aria-hidden="true">
        <div className={cards.pair}>
          <div className={cards.place}>{first && <BlankPostcard study={first} />}</div>
          <div className={cards.place} />
        </div>
      </div>
    </>
  );
}
