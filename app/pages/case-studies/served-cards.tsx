import { ServedList } from "#app/ui/list/served-list.tsx";
import type { CaseStudy } from "#app/data/case-studies.ts";
import { type ServedRows, servedListWords } from "#content/served-list.ts";
import type { ListPage } from "#content/list-page.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import { Cards } from "./cards.tsx";
import { isSampleCaseStudy, isUntranslated, SampleNote } from "./sample-note.tsx";
import styles from "./case-study-list.module.css";

export interface ServedCardsProps {
  listPage: ListPage | null;
  served: ServedRows<CaseStudy> | undefined;
}

export function ServedCards({ listPage, served }: ServedCardsProps) {
  const caseStudies = served?.rows ?? [];
  const words = servedListWords("/case-studies", listPage, served, {
    emptyText: caseStudyList.states.emptyText,
    count: caseStudyList.count,
  });
  return (
    <section className={`${styles.region} wrap`} aria-label={caseStudyList.listLabel}>
      <ServedList words={words}>
        <SampleNote hasSamples={caseStudies.some(isSampleCaseStudy)} hasEnglish={caseStudies.some(isUntranslated)} />
        <Cards caseStudies={caseStudies} open={listPage === null} />
      </ServedList>
    </section>
  );
}
