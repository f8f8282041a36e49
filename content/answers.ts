import { sharedAnswers } from "./generated/answers.ts";
import type { PageLink } from "./navigation.ts";

/** A question with its answer, told by the help page and by the chat panel from here. */
export interface Answer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly link: PageLink;
}

export type SharedAnswerKey = keyof typeof sharedAnswers;

export { sharedAnswers };
