import type { Article } from "./article-types.ts";
import { articleFiles } from "#words/articles.ts";

/** The published articles, the newest first. */
export const articles: readonly Article[] = articleFiles.filter(({ draft }) => !draft);

/** In development alone. */
export const draftArticles: readonly Article[] = articleFiles.filter(({ draft }) => draft);

export const articlesPath = "/articles";

/** The articles with their whole text, for feed readers. */
export const feedPaths = { atom: "/articles/feed.xml", json: "/articles/feed.json" } as const;

export const articlePath = ({ slug }: Pick<Article, "slug">): string => `${articlesPath}/${slug}`;

export const articlePaths: readonly string[] = articles.map(articlePath);

/** Up to three others, those of the same topic first. */
export function relatedArticles({ slug, topic }: Article): readonly Article[] {
  const others = articles.filter((other) => other.slug !== slug);
  return [...others.filter((other) => other.topic === topic), ...others.filter((other) => other.topic !== topic)].slice(
    0,
    3,
  );
}
