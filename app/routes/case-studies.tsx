import type { MetaArgs } from "react-router";
import { PageHead } from "#app/components/sections/page-head.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { CaseStudyList } from "#app/features/case-studies/case-study-list.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { readListPlace } from "#content/list-place.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1 } = readListPlace(location.search) ?? {};
  return pageMeta(page > 1 ? { ...caseStudiesPage, title: caseStudiesPage.pageTitle(page) } : caseStudiesPage);
};

export default function CaseStudies() {
  const { title, heading, lead, postmark } = caseStudiesPage;
  return (
    <>
      <PageHead name={title} title={heading} lead={lead} postmark={<Postmark {...postmark} waves />} />
      <CaseStudyList />
    </>
  );
}
