import type { Article } from "./article-types.ts";
import { articleFiles } from "#words/articles.ts";
import { isShown } from "./planned-times.ts";

/** Newest first. Ignores planned times, so pages must not use it (.oxlintrc.json). */
export const articles: readonly Article[] = articleFiles.filter(({ draft }) => !draft);

export const shownArticles = (): readonly Article[] => articles.filter((article) => isShown(article));

export const articlesInDevelopment: readonly Article[] = [...articleFiles.filter(({ draft }) => draft), ...articles];

export const articlesPath = "/articles";

export const articlePath = ({ slug }: Pick<Article, "slug">): string => `${articlesPath}/${slug}`;

export function relatedArticles({ slug, topic }: Article): readonly Article[] {
  const others = shownArticles().filter((article) => article.slug !== slug);
  return [
    ...others.filter((article) => article.topic === topic),
    ...others.filter((article) => article.topic !== topic),
  ].slice(0, 3);
}
