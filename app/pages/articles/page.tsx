import { localizedPath } from "#app/browser/localized-path.ts";
import pigeons from "#app/drawings/engravings/pigeons.svg";
import { ArticleCards } from "#app/shell/articles/article-cards.tsx";
import cards from "#app/shell/articles/article-cards.module.css";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Choice } from "#app/ui/choice.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import pill from "#app/ui/pill.module.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { articleTopics } from "#content/article-types.ts";
import { articlePath, articlesInDevelopment, shownArticles } from "#content/articles.ts";
import { feedPaths } from "#content/feed-paths.ts";
import { layout } from "#words/layout.ts";
import { articles as words } from "#words/pages/articles.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => [...pageMeta(args, words), ...feedMeta];

export const loader = () => (import.meta.env.DEV ? articlesInDevelopment : shownArticles());

export default function Articles({ loaderData: shown }: Route.ComponentProps) {
  return (
    <PageLayout ask={words.ask} follow={{ label: layout.viewDemo, to: "/demo" }} engraving="books">
      <PageHead stock="sky" size="tool">
        <PageTitle name={words.title}>{words.heading}</PageTitle>
        <Lead>{words.lead}</Lead>
        <PageActions>
          {shown.some(({ slug }) => slug === words.start.article) && (
            <ButtonLink href={localizedPath(articlePath({ slug: words.start.article }))}>
              {words.start.label}
            </ButtonLink>
          )}
        </PageActions>
      </PageHead>
      <div className="wrap section">
        <section aria-label={words.listLabel} className="stack gap-5">
          <fieldset className={`${cards.topics} cluster gap-2 screen-only`}>
            <legend className="visually-hidden">{words.topicsLabel}</legend>
            {(["all", ...articleTopics] as const).map((topic) => (
              <Choice
                key={topic}
                type="radio"
                name="topic"
                value={topic}
                defaultChecked={topic === "all"}
                className={pill.pill}
              >
                {topic === "all" ? words.all : words.topics[topic]}
              </Choice>
            ))}
          </fieldset>
          <ArticleCards articles={shown} level="h2">
            <li className="card canary stack gap-3">
              <Drawing className={`wide-only ${cards.picture}`} src={pigeons} alt="" width={1440} height={300} />
              <h2 className="title-3">{words.feedsTitle}</h2>
              <p>{words.feedsText}</p>
              <p className="cluster">
                <ButtonLink href={localizedPath(feedPaths.atom)}>{words.atom}</ButtonLink>
                <ButtonLink href={localizedPath(feedPaths.json)}>{words.jsonFeed}</ButtonLink>
              </p>
            </li>
          </ArticleCards>
        </section>
      </div>
    </PageLayout>
  );
}
