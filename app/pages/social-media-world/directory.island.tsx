import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { laterPlatforms, readPlatforms, readPlatformsFrom, searchPlatforms } from "#app/data/social-media-world.ts";
import { countInWords, countMatches } from "#app/ui/list/list-count.ts";
import { useGrowingCount, useLoadedList } from "#app/ui/list/loaded-list.ts";
import { RecordList } from "#app/ui/list/record-list.tsx";
import { everything, useAddressSearch } from "#app/ui/list/use-address-search.ts";
import { useRecords } from "#app/ui/list/use-records.ts";
import { useReturn } from "#app/ui/list/use-return.ts";
import { LetterStrip } from "#app/ui/list/letter-index.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./directory.module.css";
import { directory as words, socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import { LetterList } from "./letter-list.tsx";
import { toAnchor, findPlatforms, groupByLetter, letterToAsk, getStrip } from "./letter-groups.ts";

const handful = 2;

interface PlatformSearch {
  readonly words: string;
  readonly letter: string;
}

const platformSearch = {
  isInBeginning: ({ words, letter }: PlatformSearch) => !words.trim() && !letter,
  read: ({ words, letter }: PlatformSearch) =>
    words.trim() ? searchPlatforms(words.trim()) : readPlatformsFrom(letter),
  find: (platforms: Parameters<typeof findPlatforms>[0], { words }: PlatformSearch) => findPlatforms(platforms, words),
};

function onHashChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

const empty = () => "";

export default function Directory() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash, empty);
  const whole = useLoadedList(readPlatforms);
  const all = whole.list;
  const [{ words: searched }, changeSearch] = useAddressSearch();
  const setSearched = (text: string) => changeSearch({ ...everything, words: text });
  const isPartial = all.status === "ready" && !all.isComplete;
  const letter = isPartial && !searched.trim() ? letterToAsk(hash, all.items) : "";
  const search = useMemo(() => ({ words: searched, letter }), [searched, letter]);
  const records = useRecords(whole, search, platformSearch);
  const { list, found } = records;
  const letters = useMemo(() => groupByLetter(found), [found]);
  const region = useRef<HTMLElement>(null);
  const grown = useGrowingCount(letters.length, handful);
  useReturn(region, records, grown === letters.length);
  useLandingOnLetter(hash, found.length > 0 && grown === letters.length, letter ? region : null);
  const left = list.status === "ready" && !list.isComplete ? list.total - list.next : 0;
  return (
    <>
      <Head searched={searched} onSearch={setSearched} count={count()} />
      <div className="scripts-only">
        <LetterStrip label={words.letters.label} letters={getStrip(letters, isPartial)} />
      </div>
      <RecordList
        ref={region}
        words={words}
        records={records}
        drawing="directory"
        className={`band ${styles.region}`}
        loading={
          <div className={styles.loading}>
            <Spinner label={words.states.loading} />
          </div>
        }
        more={left > 0 ? words.moreNames({ next: Math.min(left, laterPlatforms), left }) : null}
        onMore={records.readMore}
        onClear={searched ? () => setSearched("") : null}
        // Shown only once all letters are there, because later ones would move it.
        below={grown === letters.length && <p className="small soft">{words.ownership}</p>}
      >
        <LetterList key={letter} letters={letters} shown={grown} isOpen={left > 0} />
      </RecordList>
    </>
  );

  function count(): string {
    // Choosing a letter changes where the list begins, not how many names it has.
    if (searched.trim()) return countInWords(words, all, records, countMatches(records, false));
    const shown = { ...records, ...whole, found: all.status === "ready" ? all.items : [] };
    return countInWords(words, all, shown, countMatches(shown, true));
  }
}

interface HeadProps {
  searched: string;
  onSearch: (words: string) => void;
  count: string;
}

function Head({ searched, onSearch, count }: HeadProps) {
  const { title, heading, lead } = socialMediaWorldPage;
  return (
    <PageHead stock="canary">
      <PageTitle name={title}>{heading}</PageTitle>
      <Lead>{lead}</Lead>
      <search className="cluster scripts-only">
        <SearchField
          label={words.search.label}
          placeholder={words.search.placeholder}
          value={searched}
          onSearch={onSearch}
        />
        <p className={`title-3 ${styles.count}`} role="status">
          {count}
        </p>
      </search>
    </PageHead>
  );
}

function useLandingOnLetter(hash: string, ready: boolean, other: RefObject<HTMLElement | null> | null) {
  useEffect(() => {
    if (ready && hash.startsWith("#letter-")) {
      (document.getElementById(toAnchor(hash)) ?? other?.current)?.scrollIntoView();
    }
  }, [ready, hash, other]);
}
