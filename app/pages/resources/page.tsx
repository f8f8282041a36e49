import { pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { resources } from "#content/generated/pages/resources.ts";
import { PostBoxes } from "./post-boxes.tsx";
import { Blog, CaseStudies, Community, Documentation, HelpCenter, Webinars } from "./sections.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, resources);

export default function Resources() {
  return (
    <PageLayout words={resources} stock="dusk" art={<PostBoxes />} engraving="lighthouse">
      <Documentation />
      <Blog />
      <CaseStudies />
      <Webinars />
      <HelpCenter />
      <Community />
    </PageLayout>
  );
}
