import type { PlannedTimes } from "./planned-times.ts";

/** What an article is about; each has a label in content/words/en/pages/articles.yaml. */
export const articleTopics = ["email", "texts", "lists", "selling", "search"] as const;

export type ArticleTopic = (typeof articleTopics)[number];

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

/** An article, from the file of its name in content/articles/<language>/. */
export interface Article extends PlannedTimes {
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

/** What has changed on the site, from a file in content/changelog/<language>/. */
export interface Change {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly parts: readonly ArticlePart[];
}
