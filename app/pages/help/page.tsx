import { Island } from "#app/browser/island.tsx";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import drawing from "#app/drawings/reading/help.svg";
import { pageMeta } from "#app/meta.ts";
import SearchBox from "#app/search/search-box.island.tsx";
import { TopicAnswers } from "#app/shell/answers/topic-answers.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { AnswerGroup } from "#app/ui/answers/answer-group.tsx";
import { ContentsLinks } from "#app/ui/contents-links.tsx";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { answers } from "#content/answers.ts";
import { help } from "#words/pages/help.ts";
import { shownIn } from "#content/profiles.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, help);

/** A search, then the questions in groups. An address with a question's id opens its answer. */
export default function Help() {
  return (
    <PageLayout engraving="bridge">
      <PageHead stock="sky" size="tool" art={<HeadPrint ink="seo" src={drawing} alt={help.artCaption} />}>
        <PageTitle name={help.title}>{help.heading}</PageTitle>
        <Lead>{help.lead}</Lead>
        <Island name="search-box" part={SearchBox} props={{ words: help.search, only: "answer" }} />
        <ContentsLinks label={help.contentsLabel} links={help.groups} />
      </PageHead>
      <div className="wrap section stack gap-8">
        {help.groups.map((group) =>
          group.id === "before-you-buy" ? (
            <AnswerGroup key={group.id} group={group}>
              <AnswersElsewhere />
            </AnswerGroup>
          ) : (
            <TopicAnswers key={group.id} page="/help" topic={group} />
          ),
        )}
        <p className="title-3">
          <InlineText text={help.postscript} />
        </p>
      </div>
    </PageLayout>
  );
}

/** Links to the answers that stand on other pages. */
function AnswersElsewhere() {
  const { profile } = usePublicSettings();
  const elsewhere = answers.filter((answer) => answer.page !== "/help" && shownIn(answer, profile));
  return (
    <ul className="multicol">
      {elsewhere.map(({ id, page, question }) => (
        <li key={id}>
          <a href={`${page}#${id}`}>{question}</a>
        </li>
      ))}
    </ul>
  );
}
