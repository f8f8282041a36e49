import { pageMeta } from "#app/meta.ts";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { resources } from "#words/pages/resources.ts";
import { SectionLinks } from "./section-links.tsx";
import { Blog, CaseStudies, Community, Documentation, HelpCenter, Webinars } from "./sections.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, resources);

export default function Resources() {
  return (
    <PageLayout ask={resources.ask} engraving="lighthouse">
      <PageHead stock="dusk" art={<SectionLinks />}>
        <PageTitle name={resources.title}>{resources.heading}</PageTitle>
        <Lead>{resources.lead}</Lead>
      </PageHead>
      <Documentation />
      <Blog />
      <CaseStudies />
      <Webinars />
      <HelpCenter />
      <Community />
    </PageLayout>
  );
}
