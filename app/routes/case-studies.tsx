import { PageHead } from "#app/components/sections/page-head.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import { CaseStudyList } from "#app/features/case-studies/case-study-list.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { caseStudiesPage } from "#content/pages/case-studies.ts";

export const meta = () => pageMeta(caseStudiesPage);

export default function CaseStudies() {
  const { heading, lead, sampleNote, postmark } = caseStudiesPage;
  return (
    <>
      <PageHead title={heading} lead={`${lead} ${sampleNote}`} postmark={<Postmark {...postmark} waves />} />
      <CaseStudyList />
    </>
  );
}
