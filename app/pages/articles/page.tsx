import { localizedPath } from "#app/browser/localized-path.ts";
import { ArticleCards } from "#app/shell/articles/article-cards.tsx";
import cards from "#app/shell/articles/article-cards.module.css";
import { Lead, PageActions, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { Choice } from "#app/ui/choice.tsx";
import pill from "#app/ui/pill.module.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { articleTopics } from "#content/article-types.ts";
import { articlePath, articlesInDevelopment, shownArticles } from "#content/articles.ts";
import { feedPaths } from "#content/feed-paths.ts";
import { layout } from "#words/layout.ts";
import { templatesLink } from "#content/templates.ts";
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
          <ButtonLink href={localizedPath(templatesLink.to)}>{templatesLink.label}</ButtonLink>
        </PageActions>
      </PageHead>
      <div className="wrap section stack gap-8">
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
          <ArticleCards articles={shown} level="h2" />
        </section>
        <section className="stack gap-2" aria-labelledby="feeds-heading">
          <h2 className="title-3" id="feeds-heading">
            {words.feedsTitle}
          </h2>
          <p>{words.feedsText}</p>
          <p>
            <a href={localizedPath(feedPaths.atom)}>{words.atom}</a> ·{" "}
            <a href={localizedPath(feedPaths.json)}>{words.jsonFeed}</a>
          </p>
        </section>
      </div>
    </PageLayout>
  );
}
