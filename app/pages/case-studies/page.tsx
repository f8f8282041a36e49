import type { MetaArgs } from "react-router";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Island } from "#app/browser/island.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import CaseStudyList from "./case-study-list.island.tsx";
import { caseStudyWords } from "./case-study-words.ts";
import { isSampleStory } from "./sample-note.tsx";
import { ServedCards } from "./served-cards.tsx";
import styles from "./case-study-list.module.css";
import { pageMeta } from "#app/meta.ts";
import { useListPart, usePageContext } from "#app/browser/page-context.ts";
import { readListPlace } from "#content/list-place.ts";
import { caseStudiesPage } from "#content/generated/pages/case-studies.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1 } = readListPlace(location.search) ?? {};
  return pageMeta(page > 1 ? { ...caseStudiesPage, title: caseStudiesPage.pageTitle(page) } : caseStudiesPage);
};

export default function CaseStudies() {
  const part = useListPart();
  return (
    <PageLayout words={caseStudiesPage} size="tool" className="sky" headClassName={styles.head} engraving="market">
      {part ? <ServedCards place={part} /> : <WholeList />}
    </PageLayout>
  );
}

/** The list that the browser reads; without scripts, its beginning. */
function WholeList() {
  const studies = (usePageContext().records?.case_studies.rows ?? []).map(toCaseStudy);
  return (
    <>
      <Island
        name="case-study-list"
        part={CaseStudyList}
        props={{ words: caseStudyWords, first: studies[0] ?? null, hasSamples: studies.some(isSampleStory) }}
        when="now"
      />
      <noscript>
        <ServedCards place={null} />
      </noscript>
    </>
  );
}
