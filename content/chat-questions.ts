import { sharedAnswers } from "./answers.ts";
import type { Answer } from "./answers.ts";

/** The questions offered in the panel, in order. */
export const chatQuestions: readonly Answer[] = [
  sharedAnswers.bringList,
  sharedAnswers.cost,
  sharedAnswers.planDifference,
  sharedAnswers.change,
  sharedAnswers.lookFirst,
];

export { chatLog } from "./generated/chat-questions.ts";
