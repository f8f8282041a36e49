import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Island } from "#app/browser/island.tsx";
import { toCaseStudy } from "#app/data/case-studies.ts";
import CaseStudyList from "./case-study-list.island.tsx";
import { isSampleCaseStudy } from "./sample-note.tsx";
import { ServedCards, type ServedCardsProps } from "./served-cards.tsx";
import styles from "./case-study-list.module.css";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { listPart, readListPage } from "#content/list-page.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import type { Route } from "./+types/page";

export function loader({ request, context }: Route.LoaderArgs) {
  const records = context.get(pageInput).records?.case_studies;
  return {
    listPage: listPart(new URL(request.url).search),
    served: records && { ...records, rows: records.rows.map(toCaseStudy) },
  };
}

export const meta = (args: Route.MetaArgs) => {
  const { page = 1 } = readListPage(args.location.search) ?? {};
  return pageMeta(args, page > 1 ? { ...caseStudiesPage, title: caseStudiesPage.pageTitle(page) } : caseStudiesPage);
};

export default function CaseStudies({ loaderData: { listPage, served } }: Route.ComponentProps) {
  return (
    <PageLayout ask={caseStudiesPage.ask} engraving="market">
      <div className="sky">
        <PageHead size="tool" className={styles.head}>
          <PageTitle name={caseStudiesPage.title}>{caseStudiesPage.heading}</PageTitle>
          <Lead>{caseStudiesPage.lead}</Lead>
        </PageHead>
        {listPage ? <ServedCards listPage={listPage} served={served} /> : <WholeList served={served} />}
      </div>
    </PageLayout>
  );
}

function WholeList({ served }: Pick<ServedCardsProps, "served">) {
  const caseStudies = served?.rows ?? [];
  return (
    <>
      <Island
        name="case-study-list"
        part={CaseStudyList}
        props={{ first: caseStudies[0] ?? null, hasSamples: caseStudies.some(isSampleCaseStudy) }}
        when="now"
      />
      <noscript>
        <ServedCards listPage={null} served={served} />
      </noscript>
    </>
  );
}
