import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Island } from "#app/browser/island.tsx";
import { toCaseStudy, type CaseStudy } from "#app/data/case-studies.ts";
import CaseStudyList from "./case-study-list.island.tsx";
import { isSampleCaseStudy, isUntranslated, SampleNote } from "./sample-note.tsx";
import styles from "./case-study-list.module.css";
import { pageMeta } from "#app/meta.ts";
import { pageInput } from "#app/page-input.ts";
import { listPart, readListPage, type ListPage } from "#content/list-page.ts";
import { caseStudiesPage } from "#words/pages/case-studies.ts";
import type { Route } from "./+types/page";
import { ServedList } from "#app/ui/served-list.tsx";
import { type ServedRows, servedListWords } from "#content/served-list.ts";
import { caseStudyList } from "#words/case-study-list.ts";
import { Cards } from "./cards.tsx";

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
        <PageHead size="tool">
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

interface ServedCardsProps {
  listPage: ListPage | null;
  served: ServedRows<CaseStudy> | undefined;
}

function ServedCards({ listPage, served }: ServedCardsProps) {
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
