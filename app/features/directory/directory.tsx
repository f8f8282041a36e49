import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { EarlyList } from "#app/components/sections/early-list.tsx";
import { ListMessage } from "#app/components/sections/list-message.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { readAhead } from "#app/data/backend.ts";
import { type Place, placesRead, readPlaces, toPlace } from "#app/data/social-media-world.ts";
import { useGrowingCount } from "#app/lib/growing-count.ts";
import { useLoadedList } from "#app/lib/loaded-list.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServerRecords } from "#app/lib/server-records.tsx";
import { noScripts } from "#content/layout.ts";
import { socialMediaWorldPage } from "#content/pages/social-media-world.ts";
import { profiles } from "#content/profiles.ts";
import styles from "./directory.module.css";
import { LetterList } from "./letter-list.tsx";
import { LetterStrip } from "./letter-strip.tsx";
import { findPlaces, groupByLetter } from "./letters.ts";

const nobody: readonly Place[] = [];
/** Letters whose names come at once. */
const handful = 2;

/** The page's head with its search, the strip of letters, and the drawer of names that the browser asks for (S2.9, S7.5). */
export function Directory() {
  const { backend } = usePublicSettings();
  const { list, retry } = useLoadedList(readPlaces);
  const [words, setWords] = useState("");
  const places = list.status === "ready" ? list.items : nobody;
  const settled = useDeferredValue(words);
  const found = useMemo(() => findPlaces(places, settled), [places, settled]);
  const letters = useMemo(() => groupByLetter(found), [found]);
  const region = useRef<HTMLElement>(null);
  const records = useServerRecords();
  const grown = useGrowingCount(letters.length, handful);
  useLandingOnLetter(places.length > 0 && grown === letters.length);

  const { listLabel, states, noMatch } = socialMediaWorldPage;
  return (
    <>
      <Head words={words} onSearch={setWords} shown={found.length} total={places.length} />
      <div className={styles.live}>
        <LetterStrip letters={letters} />
      </div>
      <section
        ref={region}
        className={`${styles.region} wrap`}
        aria-label={listLabel}
        aria-busy={list.status === "loading"}
        data-hydrate="now"
        data-read={readAhead(backend, placesRead)}
        tabIndex={-1}
      >
        <EarlyList />
        <div className={styles.live}>
          {list.status === "loading" && <Loading />}
          {list.status === "failed" && (
            <Failure
              onRetry={() => {
                region.current?.focus();
                retry();
              }}
            />
          )}
          {list.status === "ready" && places.length === 0 && (
            <ListMessage title={states.emptyTitle} text={states.emptyText} />
          )}
          <LetterList letters={letters} shown={grown} />
          {places.length > 0 && found.length === 0 && (
            <ListMessage title={noMatch.title} text={noMatch.text}>
              <Button onClick={() => setWords("")}>{noMatch.clear}</Button>
            </ListMessage>
          )}
        </div>
        <noscript>
          <WithoutScripts places={(records?.social_media_world ?? []).map(toPlace)} />
        </noscript>
        <p className={styles.ownership}>{socialMediaWorldPage.ownership}</p>
      </section>
    </>
  );
}

interface HeadProps {
  words: string;
  onSearch: (words: string) => void;
  shown: number;
  total: number;
}

function Head({ words, onSearch, shown, total }: HeadProps) {
  const { heading, lead, search } = socialMediaWorldPage;
  return (
    <header className={styles.head}>
      <div className="wrap">
        <h1>{heading}</h1>
        <div>
          <p className="lead">{lead}</p>
          <search className={`${styles.search} ${styles.live}`}>
            <SearchField label={search.label} placeholder={search.placeholder} value={words} onSearch={onSearch} />
            <p className={styles.count} role="status">
              {total > 0 && socialMediaWorldPage.shown(shown, total)}
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

/** In `spec` a failure looks like an empty drawer; `live` says what happened and offers another try (P5). */
function Failure({ onRetry }: { onRetry: () => void }) {
  const { profile } = usePublicSettings();
  const { emptyTitle, emptyText, failedTitle, failedText, tryAgain } = socialMediaWorldPage.states;
  if (profiles[profile].loadFailure === "empty") return <ListMessage title={emptyTitle} text={emptyText} />;
  return (
    <ListMessage title={failedTitle} text={failedText} alert>
      <Button icon="again" onClick={onRetry}>
        {tryAgain}
      </Button>
    </ListMessage>
  );
}

function WithoutScripts({ places }: { places: readonly Place[] }) {
  const letters = groupByLetter(places);
  return (
    <>
      <p className={styles.note}>{noScripts.list}</p>
      <div className={styles.strip}>
        <LetterStrip letters={letters} />
      </div>
      <LetterList letters={letters} whole />
    </>
  );
}

/** A link to a letter arrives before the names do, so the page goes there once they stand. */
function useLandingOnLetter(ready: boolean) {
  useEffect(() => {
    if (ready && location.hash.startsWith("#letter-")) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
    }
  }, [ready]);
}
