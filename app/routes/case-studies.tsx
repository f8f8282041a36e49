import type { MetaArgs } from "react-router";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { CaseStudyList } from "#app/features/case-studies/case-study-list.tsx";
import styles from "#app/features/case-studies/case-studies-page.module.css";
import engraving from "#app/drawings/engravings/market.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { readListPlace } from "#content/list-place.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1 } = readListPlace(location.search) ?? {};
  return pageMeta(page > 1 ? { ...caseStudiesPage, title: caseStudiesPage.pageTitle(page) } : caseStudiesPage);
};

export default function CaseStudies() {
  const { title, heading } = caseStudiesPage;
  return (
    <>
      <div className={styles.page}>
        <header className={`${styles.head} wrap`}>
          <PageTitle name={title}>{heading}</PageTitle>
        </header>
        <CaseStudyList />
      </div>
      <Engraving src={engraving} caption={caseStudiesPage.engraving} />
    </>
  );
}
