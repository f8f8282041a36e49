import { localizedPath } from "#app/browser/localized-path.ts";
import { data } from "react-router";
import { usePublicSettings } from "#app/browser/public-settings.tsx";
import { pageMeta } from "#app/meta.ts";
import { TopicList } from "#app/shell/answers/topic-list.tsx";
import { FollowUp } from "#app/shell/next-step.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Button } from "#app/ui/button.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import prose from "#app/ui/prose/blocks.module.css";
import { Blocks } from "#app/ui/prose/blocks.tsx";
import { ContentsList } from "#app/ui/prose/contents-list.tsx";
import { InlineText } from "#app/ui/prose/inline-text.tsx";
import { answersAbout, helpPath, topics } from "#content/answers.ts";
import { chatLink } from "#words/chat-button.ts";
import { help, helpTopics } from "#words/pages/help.ts";
import type { Route } from "./+types/page";

export function loader({ params: { topic: id } }: Route.LoaderArgs) {
  const topic = topics.find((candidate) => candidate.id === id);
  if (!topic) throw data(null, { status: 404 });
  return topic;
}

export const meta = (args: Route.MetaArgs) => {
  const { title, lead } = args.loaderData;
  return pageMeta(
    args,
    { title: helpTopics.pageTitle(title), description: lead },
    { card: { name: "help", alt: help.heading } },
  );
};

export default function HelpTopic({ loaderData: { id, drawing, title, lead } }: Route.ComponentProps) {
  const answers = answersAbout(id, usePublicSettings().profile);
  return (
    <PageLayout
      next={
        <FollowUp title={help.ask}>
          <Button popoverTarget="chat">{chatLink}</Button>
        </FollowUp>
      }
      engraving="bridge"
    >
      <PageHead
        stock="sky"
        size="tool"
        art={<HeadPrint ink="teal" src={findDrawing(`/app/drawings/${drawing}.svg`)} alt="" />}
      >
        <PageTitle name={<a href={localizedPath(helpPath)}>{help.title}</a>}>{title}</PageTitle>
        <Lead>{lead}</Lead>
        {answers.some(({ settled }) => settled === false) && <p className="small soft">{helpTopics.sample}</p>}
      </PageHead>
      <div className="sky section">
        <div className="wide-last gap-7 wrap">
          <div className="sticky wide-only">
            <ContentsList
              label={helpTopics.contentsLabel}
              entries={answers.map((answer) => ({ id: answer.id, title: answer.question }))}
            />
          </div>
          <div className="card stack gap-5">
            <ol className={`${prose.steps} rows stack`}>
              {answers.map(({ id: anchor, question, answer }) => (
                <li key={anchor}>
                  <section id={anchor} className="stack gap-3">
                    <h2 className="title-3">{question}</h2>
                    <Blocks blocks={answer} />
                  </section>
                </li>
              ))}
            </ol>
            <p className="small">
              <InlineText text={help.postscript} />
            </p>
          </div>
        </div>
      </div>
      <TopicList className="wrap section" title={helpTopics.others} except={id} />
    </PageLayout>
  );
}
