import { useRef } from "react";
import { EarlyList } from "#app/components/sections/early-list.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { readAhead } from "#app/data/backend.ts";
import { type CaseStudy, caseStudiesRead, readCaseStudies, toCaseStudy } from "#app/data/case-studies.ts";
import { useListPart, useServedPart } from "#app/lib/list-part.ts";
import { useLoadedList } from "#app/lib/loaded-list.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useServerRecords } from "#app/lib/server-records.tsx";
import { type ListPlace, listQuery } from "#content/list-place.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import styles from "./case-study-list.module.css";
import { Failure, Nothing } from "./failure.tsx";
import { BlankPostcard } from "./postcard.tsx";
import rack from "./rack.module.css";
import { Rack } from "./rack.tsx";
import { SampleNote } from "./sample-note.tsx";
import { ServedCards } from "./served-cards.tsx";

/** The postcards: those of the list, or of a part of it that an address names. */
export function CaseStudyList() {
  const part = useListPart();
  return part ? <PartOfList place={part} key={part.page} /> : <WholeList />;
}

/** A spinner while the browser asks for the list (S2.8, S7.4), then the cards, or nothing (S8.1, P5). */
function WholeList() {
  const { backend } = usePublicSettings();
  const { list, retry, readMore } = useLoadedList(readCaseStudies);
  const [first] = (useServerRecords()?.case_studies.rows ?? []).map(toCaseStudy);
  const region = useRef<HTMLElement>(null);
  const shown = list.status === "ready" ? list.items : list.status === "failed" ? [] : null;
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
      <SampleNote studies={shown} />
      <div className={styles.live}>
        {list.status === "loading" && <Loading first={first} />}
        {list.status === "failed" && <Failure onRetry={tryAgain} />}
        {list.status === "ready" && (list.items.length > 0 ? <Rack list={list} readMore={readMore} /> : <Nothing />)}
      </div>
      <noscript>{import.meta.env.SSR && <ServedCards place={null} />}</noscript>
    </section>
  );
}

/** Comes as it is from the server, with scripts and without. */
function PartOfList({ place }: { place: ListPlace }) {
  const id = `part${listQuery(place)}`;
  useServedPart(id);
  return (
    <section className={`${styles.region} wrap`} aria-label={caseStudiesPage.listLabel}>
      <ServedMarkup id={id}>{import.meta.env.SSR && <ServedCards place={place} />}</ServedMarkup>
    </section>
  );
}

/**
 * The spinner stands where the search will, and below it the empty rack with the first card's picture: `first` is known to the
 * server alone, whose picture of it stays until the list is there.
 */
function Loading({ first }: { first: CaseStudy | undefined }) {
  return (
    <>
      <div className={styles.sorting}>
        <Spinner label={caseStudiesPage.states.loading} />
      </div>
      <div className={rack.rack} aria-hidden="true">
        <div className={rack.pair}>
          <ServedMarkup id="first-postcard" className={rack.place}>
            {import.meta.env.SSR && first && <BlankPostcard study={first} />}
          </ServedMarkup>
          <div className={rack.place} />
        </div>
      </div>
    </>
  );
}
