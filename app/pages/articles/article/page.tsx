import { useParams } from "react-router";
import { ArticleCards } from "../article-cards.tsx";
import { ArticleMeta } from "../article-meta.tsx";
import styles from "./article.module.css";
import { UnknownAddress } from "#app/shell/error-pages/error-pages.tsx";
import { CallToAction } from "#app/ui/call-to-action.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { ButtonLink, DialogButton } from "#app/ui/button.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Markdown, drawingOf } from "#app/ui/prose/markdown.tsx";
import { feedMeta, pageMeta } from "#app/meta.ts";
import { articles, articlesPath, draftArticles, relatedArticles } from "#content/articles.ts";
import { articles as words } from "#content/generated/pages/articles.ts";
import { notFound } from "#content/generated/pages/not-found.ts";

/** The article of an address. Pages of drafts are made in development alone (content/articles.ts names those that are published). */
const find = (slug?: string) => [...articles, ...draftArticles].find((article) => article.slug === slug);

export const meta = ({ params }: { params: { slug?: string } }) => {
  const article = find(params.slug);
  return article ? [...pageMeta(article), ...feedMeta] : pageMeta(notFound);
};

export default function ArticlePage() {
  const { slug } = useParams();
  const article = find(slug);
  if (!article) return <UnknownAddress />;
  return (
    <>
      <article>
        <PageHead title={article.title} lead={article.description}>
          <ArticleMeta article={article} author={words.byline(article.author)} className={styles.meta} />
        </PageHead>
        <div className={`${styles.columns} wrap section`}>
          <div className={styles.side}>
            <PerforatedPrint ink="email" className={styles.print}>
              <Drawing src={drawingOf(article.drawing)} alt="" width={320} height={200} eager />
            </PerforatedPrint>
            {article.contents.length > 1 && (
              <nav aria-label={words.contentsLabel}>
                <p className="label">{words.contentsLabel}</p>
                <ul>
                  {article.contents.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <Markdown parts={article.parts} />
        </div>
      </article>
      <section className={`${styles.related} wrap section`} aria-labelledby="related-heading">
        <h2 id="related-heading">{words.relatedTitle}</h2>
        <ArticleCards articles={relatedArticles(article)} level="h3" />
      </section>
      <CallToAction title={words.closing}>
        <DialogButton dialog="sign-up" variant="primary">
          {words.tryFree}
        </DialogButton>
        <ButtonLink to={articlesPath}>{words.all}</ButtonLink>
      </CallToAction>
    </>
  );
}
