import { data } from "react-router";
import { localizedPath } from "#app/browser/localized-path.ts";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { PageLayout } from "#app/shell/page-layout.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import { HeadPrint } from "#app/ui/head-print.tsx";
import { Lead, PageHead, PageTitle } from "#app/ui/page-head.tsx";
import { ContentsList } from "#app/ui/prose/contents-list.tsx";
import { Markdown } from "#app/ui/prose/markdown.tsx";
import { articlesInDevelopment, articlesPath, relatedArticles, shownArticles } from "#content/articles.ts";
import { layout } from "#words/layout.ts";
import { articles as words } from "#words/pages/articles.ts";
import { ArticleCards } from "#app/shell/articles/article-cards.tsx";
import { ArticleMeta } from "#app/shell/articles/article-meta.tsx";
import type { Route } from "./+types/page";

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const known = import.meta.env.DEV ? articlesInDevelopment : shownArticles();
  const article = known.find((candidate) => candidate.slug === slug);
  if (!article) throw data(null, { status: 404 });
  return article;
}

export const meta = (args: Route.MetaArgs) => {
  const { date, updated } = args.loaderData;
  return [...pageMeta(args, args.loaderData, { published: date, changed: updated }), ...feedMeta];
};

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <PageLayout ask={words.ask} follow={{ label: layout.viewDemo, to: "/demo" }} engraving="books">
      <article>
        <PageHead stock="sky" art={<HeadPrint ink="red" src={findDrawing(article.drawing)} alt="" />}>
          <PageTitle>{article.title}</PageTitle>
          <Lead>{article.description}</Lead>
          <ArticleMeta article={article} author={words.byline(article.author)} />
        </PageHead>
        <div className="sky section">
          <div className="wide-last gap-7 wrap">
            <div className="sticky">
              {article.contents.length > 1 && <ContentsList label={words.contentsLabel} entries={article.contents} />}
            </div>
            <div className="card">
              <Markdown parts={article.parts} />
            </div>
          </div>
        </div>
      </article>
      <section className="mint" aria-labelledby="related-heading">
        <div className="stack gap-6 wrap section">
          <h2 className="title-2" id="related-heading">
            {words.relatedTitle}
          </h2>
          <ArticleCards articles={relatedArticles(article)} level="h3" />
          <p>
            <ButtonLink href={localizedPath(articlesPath)}>{words.all}</ButtonLink>
          </p>
        </div>
      </section>
    </PageLayout>
  );
}
