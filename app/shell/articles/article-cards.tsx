import type { PropsWithChildren } from "react";
import { localizedPath } from "#app/browser/localized-path.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { findDrawing } from "#app/ui/find-drawing.ts";
import type { Article } from "#content/article-types.ts";
import { articlePath } from "#content/articles.ts";
import styles from "./article-cards.module.css";
import { ArticleMeta } from "./article-meta.tsx";

export function ArticleCards({
  articles,
  level: Heading,
  children,
}: PropsWithChildren<{ articles: readonly Article[]; level: "h2" | "h3" }>) {
  return (
    <ul className={`${styles.cards} columns-3 gap-6`}>
      {articles.map((article) => (
        <li key={article.slug} className={`card ${styles.card}`} data-topic={article.topic}>
          <Drawing src={findDrawing(article.drawing)} alt="" width={320} height={200} className={styles.picture} />
          <div className="stack gap-2">
            <Heading className="title-3">
              <a href={localizedPath(articlePath(article))}>{article.title}</a>
            </Heading>
            <p>{article.description}</p>
            <ArticleMeta article={article} />
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}
