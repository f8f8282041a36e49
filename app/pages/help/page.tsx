import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import drawing from "#app/drawings/reading/help.svg";
import { pageMeta } from "#app/meta.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { MovedAnswers } from "#app/shell/answers/moved-answers.tsx";
import { ShortAnswers } from "#app/shell/answers/short-answers.tsx";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import { FollowUp } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Button } from "#app/ui/button.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { answersNamed } from "#content/answers.ts";
import { chatLink } from "#words/chat-button.ts";
import { help } from "#words/pages/help.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, help);

export default function Help() {
  const { profile } = usePublicSettings();
  return (
    <PageLayout
      next={
        <FollowUp title={help.ask}>
          <Button popoverTarget="chat">{chatLink}</Button>
        </FollowUp>
      }
      engraving="bridge"
    >
      <PageHead stock="sky" size="tool" art={<HeadPrint ink="teal" src={drawing} alt={help.artCaption} />}>
        <PageTitle name={help.title}>{help.heading}</PageTitle>
        <Lead>{help.lead}</Lead>
        <Island name="search-box" part={SearchBox} props={{ only: "answer" }} />
      </PageHead>
      <div className="wrap section stack gap-8">
        <MovedAnswers page="/help" shown={help.often} />
        {/* Old links use these anchors. */}
        <TopicList title={help.topicsTitle} id="before-you-buy" anchors={["starting", "plans", "account", "website"]} />
      </div>
      <div className="mint">
        <div className="wrap section stack gap-6">
          <h2 className="title-2">{help.oftenTitle}</h2>
          <ShortAnswers answers={answersNamed(help.often, profile)} />
          <p className="small">
            <InlineText text={help.postscript} />
          </p>
        </div>
      </div>
    </PageLayout>
  );
}
