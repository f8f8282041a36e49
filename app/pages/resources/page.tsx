import { Blog } from "./blog.tsx";
import { Documentation } from "./documentation.tsx";
import { HelpCounter } from "./help-counter.tsx";
import { NoticeBoard } from "./notice-board.tsx";
import { PostBoxes } from "./post-boxes.tsx";
import { PostcardForm } from "./postcard-form.tsx";
import { Webinars } from "./webinars.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import engraving from "#app/drawings/engravings/lighthouse.svg";
import { pageMeta } from "#app/meta.ts";
import { resources } from "#content/generated/pages/resources.ts";

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
      <Documentation {...behind("documentation")} words={resources.documentation} />
      <Blog {...behind("blog")} {...resources.blog} />
      <PostcardForm {...behind("case-studies")} words={resources.caseStudies} />
      <Webinars {...behind("webinars")} words={resources.webinars} />
      <HelpCounter {...behind("help-center")} words={resources.helpCenter} />
      <NoticeBoard {...behind("community")} words={resources.community} />
      <NextStep />
      <Engraving src={engraving} caption={resources.engraving} />
    </>
  );
}

/** The anchor and the heading of the section that a door leads to. */
function behind(id: (typeof resources.doors)[number]["id"]): { id: string; title: string } {
  const door = resources.doors.find((candidate) => candidate.id === id);
  if (!door) throw new Error(`No door leads to #${id}.`);
  return { id, title: door.title };
}
