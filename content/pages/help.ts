import type { AnswerTopic } from "../answers.ts";
import { help as words } from "../generated/pages/help.ts";

export const help = words satisfies {
  /** A topic of its own, or `buyers`: links to the answers of other pages. */
  groups: readonly { readonly id: AnswerTopic | "before-you-buy"; readonly title: string }[];
};
