import { useDeferredValue, useMemo, useRef, useState } from "react";
import { EarlyList } from "#app/components/sections/early-list.tsx";
import { ListMessage } from "#app/components/sections/list-message.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { readAhead } from "#app/data/backend.ts";
import { type CaseStudy, caseStudiesRead, readCaseStudies, toCaseStudy } from "#app/data/case-studies.ts";
import { useGrowingCount } from "#app/lib/growing-count.ts";
import { useLoadedList } from "#app/lib/loaded-list.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServerRecords } from "#app/lib/server-records.tsx";
import { noScripts } from "#content/layout.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import { profiles } from "#content/profiles.ts";
import styles from "./case-study-list.module.css";
import { type CardSearch, findCards, tradesOf } from "./find-cards.ts";
import { Finder } from "./finder.tsx";
import { BlankPostcard, Postcard } from "./postcard.tsx";

/** Cards added at a time: a rack of two rhythms, so that ten thousand records cost no more than two dozen. */
const rackSize = 24;
const everything: CardSearch = { words: "", trade: "" };

/** The postcards: a spinner while the browser asks for them (S2.8, S7.4), then the cards, or nothing (S8.1, P5). */
export function CaseStudyList() {
  const { backend } = usePublicSettings();
  const { list, retry } = useLoadedList(readCaseStudies);
  const studies = (useServerRecords()?.case_studies ?? []).map(toCaseStudy);
  const region = useRef<HTMLElement>(null);
  const tryAgain = () => {
    region.current?.focus();
    retry();
  };
  return (
    <section
      ref={region}
      className={`${styles.region} wrap`}
      aria-label={caseStudiesPage.listLabel}
      aria-busy={list.status === "loading"}
      data-hydrate="now"
      data-read={readAhead(backend, caseStudiesRead)}
      tabIndex={-1}
    >
      <EarlyList />
      <div className={styles.live}>
        {list.status === "loading" && <Loading first={studies[0]} />}
        {list.status === "failed" && <Failure onRetry={tryAgain} />}
        {list.status === "ready" && (list.items.length > 0 ? <Rack studies={list.items} /> : <Nothing />)}
      </div>
      <noscript>
        <p className={styles.note}>{noScripts.list}</p>
        <Cards studies={studies} />
      </noscript>
    </section>
  );
}

/**
 * The spinner stands where the search will, and below it the first card without its words: `first` is known to the server alone,
 * whose picture of it stays until the list is there.
 */
function Loading({ first }: { first: CaseStudy | undefined }) {
  return (
    <>
      <div className={styles.sorting}>
        <Spinner label={caseStudiesPage.states.loading} />
      </div>
      <div className={styles.cards} aria-hidden="true">
        <ServedMarkup id="first-postcard" className={styles.first}>
          {import.meta.env.SSR && first && <BlankPostcard study={first} />}
        </ServedMarkup>
        <div className={styles.blank} />
        <div className={styles.blank} />
      </div>
    </>
  );
}

function Nothing() {
  const { emptyTitle, emptyText } = caseStudiesPage.states;
  return <ListMessage title={emptyTitle} text={emptyText} />;
}

/** In `spec` a failure looks like an empty list; `live` says what happened and offers another try (P5). */
function Failure({ onRetry }: { onRetry: () => void }) {
  const { profile } = usePublicSettings();
  if (profiles[profile].loadFailure === "empty") return <Nothing />;
  const { failedTitle, failedText, tryAgain } = caseStudiesPage.states;
  return (
    <ListMessage title={failedTitle} text={failedText} alert>
      <Button icon="again" onClick={onRetry}>
        {tryAgain}
      </Button>
    </ListMessage>
  );
}

function Rack({ studies }: { studies: readonly CaseStudy[] }) {
  const [search, setSearch] = useState(everything);
  const [racks, setRacks] = useState(1);
  const settled = useDeferredValue(search);
  const found = useMemo(() => findCards(studies, settled), [studies, settled]);
  const trades = useMemo(() => tradesOf(studies), [studies]);
  const look = (next: CardSearch) => {
    setSearch(next);
    setRacks(1);
  };
  const wanted = Math.min(found.length, racks * rackSize);
  const visible = found.slice(0, useGrowingCount(wanted, 1));
  const left = found.length - wanted;
  return (
    <>
      <Finder search={search} trades={trades} shown={found.length} total={studies.length} onSearch={look} />
      <Cards studies={visible} />
      {left > 0 && (
        <div className={styles.more}>
          <Button icon="plus" onClick={() => setRacks(racks + 1)}>
            {caseStudiesPage.more(Math.min(left, rackSize), left)}
          </Button>
        </div>
      )}
      {found.length === 0 && (
        <ListMessage title={caseStudiesPage.noMatch.title} text={caseStudiesPage.noMatch.text}>
          <Button onClick={() => look(everything)}>{caseStudiesPage.noMatch.clear}</Button>
        </ListMessage>
      )}
    </>
  );
}

function Cards({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <div className={styles.cards} data-long={studies.length > rackSize}>
      {studies.map((study, position) => (
        <Postcard key={study.id} study={study} position={position} />
      ))}
    </div>
  );
}
