import { useDeferredValue, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import print from "#app/drawings/reading/platforms.svg";
import { laterPlatforms, readPlatforms } from "#app/data/social-media-world.ts";
import { everything, useAddressSearch } from "#app/ui/list/address-search.ts";
import { countInWords, loading, useGrowingCount, useLoadedList, useReadToEnd } from "#app/ui/list/loaded-list.ts";
import { RecordList } from "#app/ui/list/record-list.tsx";
import { useReturn } from "#app/ui/list/use-return.ts";
import { LetterStrip } from "#app/ui/letter-index.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import styles from "./directory.module.css";
import { directory as words, socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import { LetterList } from "./letter-list.tsx";
import { findAnchor, findPlatforms, getStrip, groupByLetter, hasLetter } from "./letter-groups.ts";

const handful = 2;

function onHashChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

const empty = () => "";

export default function Directory() {
  const hash = useSyncExternalStore(onHashChange, () => location.hash, empty);
  const reader = useLoadedList(readPlatforms);
  const all = reader.list;
  const [{ words: searched }, changeSearch] = useAddressSearch();
  const setSearched = (text: string) => changeSearch({ ...everything, words: text });
  const isSearch = searched.trim() !== "";
  const needsMore = isSearch || (all.status === "ready" && !hasLetter(hash, all.items));
  const list = useReadToEnd(reader, needsMore) ? loading : all;
  const deferred = useDeferredValue(searched);
  const found = useMemo(() => (list.status === "ready" ? findPlatforms(list.items, deferred) : []), [list, deferred]);
  const letters = useMemo(() => groupByLetter(found), [found]);
  const region = useRef<HTMLElement>(null);
  const grown = useGrowingCount(letters.length, handful);
  useReturn(region, { ...reader, list }, found.length, grown === letters.length);
  useLandingOn(findAnchor(hash, letters), found.length > 0 && grown === letters.length);
  const left = list.status === "ready" && !list.isComplete ? list.total - list.next : 0;
  return (
    <>
      <Head
        searched={searched}
        onSearch={setSearched}
        count={countInWords(words, isSearch ? list : all, isSearch ? found.length : null)}
      />
      <div className="scripts-only">
        <LetterStrip
          label={words.letters.label}
          letters={getStrip(letters, all.status === "ready" && !all.isComplete)}
        />
      </div>
      <RecordList
        ref={region}
        words={words}
        reader={reader}
        list={list}
        isFound={found.length > 0}
        drawing="directory"
        className={`band ${styles.region}`}
        loading={
          <div className={`stack ${styles.region}`}>
            <Spinner label={words.states.loading} />
          </div>
        }
        more={left > 0 ? words.moreNames({ next: Math.min(left, laterPlatforms), left }) : null}
        onMore={reader.readMore}
        onClear={searched ? () => setSearched("") : null}
        // Shown only once all letters are listed, because later ones would move this note.
        below={grown === letters.length && <p className={`small soft ${styles.note}`}>{words.ownership}</p>}
      >
        <LetterList letters={letters} shown={grown} isOpen={left > 0} />
      </RecordList>
    </>
  );
}

interface HeadProps {
  searched: string;
  onSearch: (words: string) => void;
  count: string;
}

function Head({ searched, onSearch, count }: HeadProps) {
  const { title, heading, lead } = socialMediaWorldPage;
  return (
    <PageHead stock="rose" size="tool" art={<HeadPrint ink="pink" src={print} alt="" />}>
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

function useLandingOn(anchor: string, ready: boolean) {
  useEffect(() => {
    if (ready && anchor.startsWith("letter-")) document.getElementById(anchor)?.scrollIntoView();
  }, [ready, anchor]);
}
