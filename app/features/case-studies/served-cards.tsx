import { ListPager } from "#app/components/sections/list-pager.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { useServerRecords } from "#app/lib/server-records.tsx";
import { noScripts } from "#content/generated/layout.ts";
import { listPages, pageLinks, partNote } from "#content/list-pages.ts";
import type { ListPlace } from "#content/list-place.ts";
import { caseStudiesPage, caseStudiesShown } from "#content/pages/case-studies.ts";
import { Cards } from "./cards.tsx";
import { isSampleStory } from "./sample-note.tsx";
import styles from "./case-study-list.module.css";

const path = "/case-studies";

/** The cards that come with the page, rendered on the server alone: its beginning without scripts, or a further part of the list. */
export function ServedCards({ place }: { place: ListPlace | null }) {
  const records = useServerRecords()?.case_studies;
  const studies = (records?.rows ?? []).map(toCaseStudy);
  return (
    <>
      <p className={styles.note}>
        {place
          ? `${studies.length > 0 ? partNote(place) : caseStudiesPage.states.emptyText} `
          : `${noScripts.list} ${countOf(records?.total)}`}
        {place && (
          <a href={path} target="_self">
            {listPages.whole}
          </a>
        )}
      </p>
      {place && studies.some(isSampleStory) && <p className={styles.note}>{caseStudiesPage.sampleNote}</p>}
      <Cards studies={studies} open={place === null} />
      {records && studies.length > 0 && (
        <ListPager label={listPages.label} links={pageLinks(path, place ?? { page: 1, letter: "" }, records)} />
      )}
    </>
  );
}

/** How many cards there are, in words, where that is known. */
function countOf(total: number | null | undefined): string {
  return total ? `(${caseStudiesShown(total, total)})` : "";
}
