import { ServedList } from "#app/ui/list/served-list.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { type ServedRows, servedListWords } from "#content/list-pages.ts";
import type { ListPlace } from "#content/list-place.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import { caseStudyWords } from "./case-study-words.ts";
import { Cards } from "./cards.tsx";
import { isSampleStory } from "./sample-note.tsx";
import styles from "./case-study-list.module.css";

export interface ServedCardsProps {
  place: ListPlace | null;
  served: ServedRows<CaseStudy> | undefined;
}

/** The list's beginning, for readers without scripts, or a further part. */
export function ServedCards({ place, served }: ServedCardsProps) {
  const studies = served?.rows ?? [];
  const words = servedListWords("/case-studies", place, served, {
    emptyText: caseStudiesPage.states.emptyText,
    count: caseStudiesPage.count,
  });
  return (
    <section className={`${styles.region} wrap`} aria-label={caseStudiesPage.listLabel}>
      <ServedList words={words}>
        {studies.some(isSampleStory) && <p className="soft">{caseStudiesPage.sampleNote}</p>}
        <Cards words={caseStudyWords} studies={studies} open={place === null} />
      </ServedList>
    </section>
  );
}
