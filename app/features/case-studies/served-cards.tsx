import { ServedList } from "#app/components/lists/served-list.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import { usePageContext } from "#app/lib/page-context.ts";
import { servedListWords } from "#content/list-pages.ts";
import type { ListPlace } from "#content/list-place.ts";
import { caseStudiesPage, caseStudiesShown } from "#content/pages/case-studies.ts";
import { Cards } from "./cards.tsx";
import { isSampleStory } from "./sample-note.tsx";
import styles from "./case-study-list.module.css";

/** The cards of the list's beginning, for readers without scripts, or of a further part. */
export function ServedCards({ place }: { place: ListPlace | null }) {
  const records = usePageContext().records?.case_studies;
  const studies = (records?.rows ?? []).map(toCaseStudy);
  const words = servedListWords("/case-studies", place, records, {
    emptyText: caseStudiesPage.states.emptyText,
    count: (total) => caseStudiesShown(total, total),
  });
  return (
    <ServedList words={words} className={styles.note}>
      {place && studies.some(isSampleStory) && <p className={styles.note}>{caseStudiesPage.sampleNote}</p>}
      <Cards studies={studies} open={place === null} />
    </ServedList>
  );
}
