import { answers } from "#content/answers.ts";
import { howToBuy } from "#words/pages/how-to-buy.ts";

export const stepsAnswer = answers.find(({ id }) => id === "how-to-buy")!;

const { items } = stepsAnswer.answer.find((block) => block.kind === "list")!;

/** Adds the answer's texts to the page's steps. @throws Error if their numbers differ */
export const steps = howToBuy.steps.map((step, index) => ({ ...step, text: items[index]! }));

if (items.length !== steps.length) throw new Error("The page and the answer have different numbers of steps.");
