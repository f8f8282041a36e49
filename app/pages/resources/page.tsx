import engraving from "#app/drawings/engravings/lighthouse.svg";
import { pageMeta } from "#app/meta.ts";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { resources } from "#content/generated/pages/resources.ts";
import { PostBoxes } from "./post-boxes.tsx";
import { Blog, CaseStudies, Community, Documentation, HelpCenter, Webinars } from "./sections.tsx";

export const meta = () => pageMeta(resources);

export default function Resources() {
  return (
    <>
      <PageHead
        name={resources.title}
        title={resources.heading}
        lead={resources.lead}
        stock="dusk"
        art={<PostBoxes label={resources.doorsLabel} doors={resources.doors} />}
      />
      <Documentation />
      <Blog />
      <CaseStudies />
      <Webinars />
      <HelpCenter />
      <Community />
      <NextStep />
      <Engraving src={engraving} caption={resources.engraving} />
    </>
  );
}
