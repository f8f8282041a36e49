import type { InkKey } from "../catalog/service-names.ts";

export type ResourceId = "documentation" | "blog" | "case-studies" | "webinars" | "help-center" | "community";

/** One of the six doors: it leads to the anchor of the same id on this page. */
export interface ResourceDoor {
  readonly id: ResourceId;
  readonly title: string;
  readonly line: string;
  readonly ink: InkKey;
}

/** An article that Resources shows, under the anchor by which older links know it. */
export interface Post {
  readonly id: string;
  /** Its address. */
  readonly article: string;
}

/** A script to follow alone, at one's own pace; nothing is scheduled. */
export interface Webinar {
  readonly id: string;
  readonly title: string;
  readonly need: string;
  /** How long all of it takes, and each step. */
  readonly time: string;
  readonly steps: readonly { readonly time: string; readonly text: string }[];
}

export { resources } from "../generated/pages/resources.ts";
