import type { ArticleTopic } from "./article-topics.ts";
import { articleFiles } from "./generated/articles.ts";

/** A stretch of an article: rendered Markdown, or a drawing of app/drawings. */
export type ArticlePart =
  | { readonly html: string }
  | {
      readonly drawing: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption: string;
    };

/** An article, from the file of its name in content/articles. */
export interface Article {
  /** The last part of its address. */
  readonly slug: string;
  /** The address by which feed readers know it: the first one that it had, where it was renamed. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** ISO days. */
  readonly date: string;
  readonly updated?: string;
  readonly author: string;
  readonly topic: ArticleTopic;
  /** Its picture: a path below app/drawings. */
  readonly drawing: string;
  /** Shown in development alone. */
  readonly draft?: boolean;
  readonly minutes: number;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly ArticlePart[];
}

/** What has changed on the site, from a file in content/changelog. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly parts: readonly ArticlePart[];
}

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
