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
import { LoadFailure, EmptyList } from "./list-states.tsx";
import { BlankPostcard } from "./postcard.tsx";
import cards from "./cards.module.css";
import { CardBrowser } from "./card-browser.tsx";
import { SampleNote } from "./sample-note.tsx";
import { ServedCards } from "./served-cards.tsx";

/** The postcards: those of the list, or of a part of it that an address names. */
export function CaseStudyList() {
  const part = useListPart();
  return part ? <PartOfList place={part} key={part.page} /> : <WholeList />;
}

/** A spinner while the browser reads the list (S2.8, S7.4), then the cards or an empty list (S8.1, P5). */
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
        {list.status === "failed" && <LoadFailure onRetry={tryAgain} />}
        {list.status === "ready" &&
          (list.items.length > 0 ? <CardBrowser list={list} readMore={readMore} /> : <EmptyList />)}
      </div>
      <noscript>{import.meta.env.SSR && <ServedCards place={null} />}</noscript>
    </section>
  );
}

/** Rendered on the server alone; the browser keeps the markup. */
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
 * The spinner stands where the search will be, above the first card's picture. Only the server knows `first`; the browser keeps the
 * served picture until the list has loaded.
 */
function Loading({ first }: { first: CaseStudy | undefined }) {
  return (
    <>
      <div className={styles.sorting}>
        <Spinner label={caseStudiesPage.states.loading} />
      </div>
      <div className={cards.cards} aria-hidden="true">
        <div className={cards.pair}>
          <ServedMarkup id="first-postcard" className={cards.place}>
            {import.meta.env.SSR && first && <BlankPostcard study={first} />}
          </ServedMarkup>
          <div className={cards.place} />
        </div>
      </div>
    </>
  );
}
