import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { countShown, countShownSoFar } from "#app/ui/list/list-count.ts";
import { EmptyList, ListMessage, LoadFailure } from "#app/ui/list/list-message.tsx";
import { ListRegion } from "#app/ui/list/list-region.tsx";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { laterPlaces, type Place } from "#app/data/social-media-world.ts";
import { type LoadedList, type ReadyList, useGrowingCount } from "#app/ui/list/loaded-list.ts";
import styles from "./directory.module.css";
import type { DirectoryWords } from "./directory-words.ts";
import { LetterList } from "./letter-list.tsx";
import { LetterStrip } from "./letter-strip.tsx";
import { anchorOf, groupByLetter } from "./letter-groups.ts";
import { useDirectory } from "./use-directory.ts";
import { useHash } from "./use-hash.ts";

/** Letters whose names are rendered first. */
const handful = 2;

/** The head with the search, the strip of letters, and the names that the browser reads (S2.9, S7.5). */
export default function Directory({ words }: { words: DirectoryWords }) {
  const [searched, setSearched] = useState("");
  const { whole, list, found, letter, retry, readMore } = useDirectory(searched);
  const letters = useMemo(() => groupByLetter(found), [found]);
  const region = useRef<HTMLElement>(null);
  const grown = useGrowingCount(letters.length, handful);
  const isPartial = whole.status === "ready" && whole.isChecked && !whole.isComplete;
  useLandingOnLetter(found.length > 0 && grown === letters.length, letter ? region : null);

  const { listLabel, states, ownership } = words;
  const isOpen = list.status === "ready" && list.isChecked && !list.isComplete;
  return (
    <>
      <Head
        words={words}
        searched={searched}
        onSearch={setSearched}
        count={countOf(words, whole, list, found.length, searched)}
      />
      <div className={styles.live}>
        <LetterStrip words={words.letters} letters={letters} isPartial={isPartial} />
      </div>
      <ListRegion ref={region} className={styles.region} label={listLabel} isLoading={whole.status === "loading"}>
        {list.status === "loading" && <Loading label={states.loading} />}
        {list.status === "failed" && (
          <LoadFailure
            words={states}
            place="directory"
            onRetry={() => {
              region.current?.focus();
              retry();
            }}
          />
        )}
        {list.status === "ready" && list.items.length === 0 && !searched && (
          <EmptyList words={states} place="directory" />
        )}
        <LetterList words={words} key={letter} letters={letters} shown={grown} isOpen={isOpen} />
        {list.status === "ready" && searched && found.length === 0 && (
          <NoMatch words={words} list={list} onClear={() => setSearched("")} />
        )}
        {list.status === "ready" && list.more === "failed" && (
          <LoadFailure words={states} place="directory" onRetry={readMore} isLater />
        )}
        {list.status === "ready" && isOpen && <More words={words} list={list} onMore={readMore} />}
        <p className={styles.ownership}>{ownership}</p>
      </ListRegion>
    </>
  );
}

/** The number of names, in words; empty until they are loaded. */
function countOf(
  words: DirectoryWords,
  whole: LoadedList<Place>,
  list: LoadedList<Place>,
  found: number,
  searched: string,
): string {
  if (whole.status !== "ready" || !whole.isChecked || whole.items.length === 0) return "";
  const total = whole.isComplete ? whole.items.length : whole.total;
  if (!searched.trim())
    return total === null ? countShownSoFar(words, whole.items.length, null) : countShown(words, total, total);
  if (list.status !== "ready") return "";
  return list.isComplete && total !== null ? countShown(words, found, total) : countShownSoFar(words, found, total);
}

interface HeadProps {
  words: DirectoryWords;
  searched: string;
  onSearch: (words: string) => void;
  count: string;
}

function Head({ words: { title, heading, lead, search }, searched, onSearch, count }: HeadProps) {
  return (
    <PageHead name={title} title={heading} lead={lead} stock="canary">
      <search className={`${styles.search} ${styles.live}`}>
        <SearchField label={search.label} placeholder={search.placeholder} value={searched} onSearch={onSearch} />
        <p className={styles.count} role="status">
          {count}
        </p>
      </search>
    </PageHead>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading}>
      <Spinner label={label} />
      <div className={styles.bones} aria-hidden="true">
        {bones.map((bone) => (
          <i key={bone} />
        ))}
      </div>
    </div>
  );
}

const bones = Array.from({ length: 21 }, (_, bone) => bone);

interface NoMatchProps {
  words: DirectoryWords;
  list: ReadyList<Place>;
  onClear: () => void;
}

function NoMatch({ words: { noMatch, lookFurther }, list, onClear }: NoMatchProps) {
  return (
    <ListMessage {...(list.isComplete ? noMatch : lookFurther)} place="directory">
      <Button onClick={onClear}>{noMatch.clear}</Button>
    </ListMessage>
  );
}

interface MoreProps {
  words: DirectoryWords;
  list: ReadyList<Place>;
  onMore: () => void;
}

/** Asks for the names after those that are here. */
function More({ words: { moreNames, moreUnknown }, list: { total, next, more }, onMore }: MoreProps) {
  const left = total === null ? null : total - next;
  return (
    <div className={styles.more}>
      <Button icon="plus" aria-busy={more === "reading"} onClick={onMore}>
        {left === null ? moreUnknown : moreNames({ next: Math.min(left, laterPlaces), left })}
      </Button>
    </div>
  );
}

/** Scrolls to the letter in the address once its names are rendered, or to `other` where it has none. */
function useLandingOnLetter(ready: boolean, other: RefObject<HTMLElement | null> | null) {
  const hash = useHash();
  useEffect(() => {
    if (ready && hash.startsWith("#letter-")) {
      (document.getElementById(anchorOf(hash)) ?? other?.current)?.scrollIntoView();
    }
  }, [ready, hash, other]);
}
