import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { EmptyList, ListMessage, LoadFailure } from "#app/components/lists/list-message.tsx";
import { ListRegion } from "#app/components/lists/list-region.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { laterPlaces, type Place } from "#app/data/social-media-world.ts";
import { type LoadedList, type ReadyList, useGrowingCount } from "#app/lib/loaded-list.ts";
import { platformsShown, platformsShownSoFar, socialMediaWorldPage } from "#content/pages/social-media-world.ts";
import styles from "./directory.module.css";
import { LetterList } from "./letter-list.tsx";
import { LetterStrip } from "./letter-strip.tsx";
import { anchorOf, groupByLetter } from "./letter-groups.ts";
import { useDirectory } from "./use-directory.ts";
import { useHash } from "./use-hash.ts";

/** Letters whose names are rendered first. */
const handful = 2;

/** The head with the search, the strip of letters, and the names that the browser reads (S2.9, S7.5). */
export default function Directory() {
  const [words, setWords] = useState("");
  const { whole, list, found, letter, retry, readMore } = useDirectory(words);
  const letters = useMemo(() => groupByLetter(found), [found]);
  const region = useRef<HTMLElement>(null);
  const grown = useGrowingCount(letters.length, handful);
  const isPartial = whole.status === "ready" && whole.isChecked && !whole.isComplete;
  useLandingOnLetter(found.length > 0 && grown === letters.length, letter ? region : null);

  const { listLabel, states } = socialMediaWorldPage;
  const isOpen = list.status === "ready" && list.isChecked && !list.isComplete;
  return (
    <>
      <Head words={words} onSearch={setWords} count={countOf(whole, list, found.length, words)} />
      <div className={styles.live}>
        <LetterStrip letters={letters} isPartial={isPartial} />
      </div>
      <ListRegion ref={region} className={styles.region} label={listLabel} isLoading={whole.status === "loading"}>
        <div className={styles.live}>
          {list.status === "loading" && <Loading />}
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
          {list.status === "ready" && list.items.length === 0 && !words && (
            <EmptyList words={states} place="directory" />
          )}
          <LetterList key={letter} letters={letters} shown={grown} isOpen={isOpen} />
          {list.status === "ready" && words && found.length === 0 && (
            <NoMatch list={list} onClear={() => setWords("")} />
          )}
          {list.status === "ready" && list.more === "failed" && (
            <LoadFailure words={states} place="directory" onRetry={readMore} isLater />
          )}
          {list.status === "ready" && isOpen && <More list={list} onMore={readMore} />}
        </div>
      </ListRegion>
    </>
  );
}

/** The number of names, in words; empty until they are loaded. */
function countOf(whole: LoadedList<Place>, list: LoadedList<Place>, found: number, words: string): string {
  if (whole.status !== "ready" || !whole.isChecked || whole.items.length === 0) return "";
  const total = whole.isComplete ? whole.items.length : whole.total;
  if (!words.trim())
    return total === null ? platformsShownSoFar(whole.items.length, null) : platformsShown(total, total);
  if (list.status !== "ready") return "";
  return list.isComplete && total !== null ? platformsShown(found, total) : platformsShownSoFar(found, total);
}

interface HeadProps {
  words: string;
  onSearch: (words: string) => void;
  count: string;
}

function Head({ words, onSearch, count }: HeadProps) {
  const { title, heading, lead, search } = socialMediaWorldPage;
  return (
    <header className={styles.head}>
      <div className="wrap">
        <div>
          <PageTitle name={title}>{heading}</PageTitle>
        </div>
        <div>
          <p className="lead">{lead}</p>
          <search className={`${styles.search} ${styles.live}`}>
            <SearchField label={search.label} placeholder={search.placeholder} value={words} onSearch={onSearch} />
            <p className={styles.count} role="status">
              {count}
            </p>
          </search>
        </div>
      </div>
    </header>
  );
}

function Loading() {
  return (
    <div className={styles.loading}>
      <Spinner label={socialMediaWorldPage.states.loading} />
      <div className={styles.bones} aria-hidden="true">
        {bones.map((bone) => (
          <i key={bone} />
        ))}
      </div>
    </div>
  );
}

const bones = Array.from({ length: 21 }, (_, bone) => bone);

function NoMatch({ list, onClear }: { list: ReadyList<Place>; onClear: () => void }) {
  const { noMatch, lookFurther } = socialMediaWorldPage;
  return (
    <ListMessage {...(list.isComplete ? noMatch : lookFurther)} place="directory">
      <Button onClick={onClear}>{noMatch.clear}</Button>
    </ListMessage>
  );
}

/** Asks for the names after those that are here. */
function More({ list: { total, next, more }, onMore }: { list: ReadyList<Place>; onMore: () => void }) {
  const { moreNames, moreUnknown } = socialMediaWorldPage;
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
