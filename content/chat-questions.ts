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
    "Pick a question and read the answer at once, at any hour. For anything else, leave a message for the team.",
  questions: "Suggested questions",
} as const;
