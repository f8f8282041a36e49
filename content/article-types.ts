import type { PlannedTimes } from "./planned-times.ts";

export const articleTopics = ["email", "texts", "lists", "selling", "search"] as const;

export type ArticleTopic = (typeof articleTopics)[number];

export type ArticlePart =
  | { readonly html: string }
  | {
      readonly drawing: string;
      readonly width: number;
      readonly height: number;
      readonly alt: string;
      readonly caption: string;
    };

export interface Article extends PlannedTimes {
  readonly slug: string;
  /** The id in feeds is the first address, even after a rename, so that feed readers don't show the article twice. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly updated?: string;
  readonly author: string;
  readonly topic: ArticleTopic;
  readonly drawing: string;
  readonly draft?: boolean;
  readonly minutes: number;
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  readonly parts: readonly ArticlePart[];
}

export interface Change {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly drawing: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly ArticlePart[];
}
