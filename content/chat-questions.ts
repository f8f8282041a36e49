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

/** What stands around the questions in the panel. */
export const chatLog = {
  greeting:
    "Pick a question and the answer comes at once. Anything else, leave a message and the team will find it here.",
  questions: "Suggested questions",
} as const;
