import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import drawing from "#app/drawings/reading/help.svg";
import { pageMeta } from "#app/meta.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { MovedAnswers } from "#app/shell/answers/moved-answers.tsx";
import { ShortAnswers } from "#app/shell/answers/short-answers.tsx";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { answersNamed } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, help);

/** A search, the topics with their pages of answers, and what is asked most often. */
export default function Help() {
  const { profile } = usePublicSettings();
  return (
    <PageLayout ask={help.ask} engraving="bridge">
      <PageHead stock="sky" size="tool" art={<HeadPrint ink="seo" src={drawing} alt={help.artCaption} />}>
        <PageTitle name={help.title}>{help.heading}</PageTitle>
        <Lead>{help.lead}</Lead>
        <Island name="search-box" part={SearchBox} props={{ words: help.search, only: "answer" }} />
      </PageHead>
      <div className="wrap section stack gap-8">
        <MovedAnswers page="/help" shown={help.often} />
        {/* The anchor of an earlier group. */}
        <section className="stack gap-5" id="before-you-buy" aria-labelledby="topics-heading">
          <h2 className="title-2" id="topics-heading">
            {help.topicsTitle}
          </h2>
          <TopicList anchors={["starting", "plans", "account", "website"]} />
        </section>
        <section className="stack gap-5" aria-labelledby="often-heading">
          <h2 className="title-2" id="often-heading">
            {help.oftenTitle}
          </h2>
          <ShortAnswers answers={answersNamed(help.often, profile)} />
        </section>
        <p className="title-3">
          <InlineText text={help.postscript} />
        </p>
      </div>
    </PageLayout>
  );
}
