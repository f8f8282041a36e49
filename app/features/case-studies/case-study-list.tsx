import { useRef } from "react";
import { EmptyList, LoadFailure } from "#app/components/lists/list-message.tsx";
import { ListRegion } from "#app/components/lists/list-region.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { readAhead } from "#app/data/backend.ts";
import { type CaseStudy, caseStudiesRead, readCaseStudies, toCaseStudy } from "#app/data/case-studies.ts";
import { useLoadedList } from "#app/lib/loaded-list.ts";
import { usePublicSettings } from "#app/lib/public-settings.tsx";
import { useListPart, useServedPart, useServerRecords } from "#app/lib/served-part.ts";
import { type ListPlace, listQuery } from "#content/list-place.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";
import styles from "./case-study-list.module.css";
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
    <ListRegion
      ref={region}
      className={styles.region}
      label={caseStudiesPage.listLabel}
      isLoading={list.status === "loading"}
      read={readAhead(backend, caseStudiesRead)}
    >
      <SampleNote studies={shown} />
      <div className={styles.live}>
        {list.status === "loading" && <Loading first={first} />}
        {list.status === "failed" && <LoadFailure words={caseStudiesPage.states} onRetry={tryAgain} />}
        {list.status === "ready" &&
          (list.items.length > 0 ? (
            <CardBrowser list={list} readMore={readMore} />
          ) : (
            <EmptyList words={caseStudiesPage.states} />
          ))}
      </div>
      <noscript>{import.meta.env.SSR && <ServedCards place={null} />}</noscript>
    </ListRegion>
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
