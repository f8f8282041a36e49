import { answers } from "#content/answers.ts";
import { howToBuy } from "#words/pages/how-to-buy.ts";

export const stepsAnswer = answers.find(({ id }) => id === "how-to-buy")!;

const { items } = stepsAnswer.answer.find((block) => block.kind === "list")!;

/** @throws Error if the numbers of titles, times and papers differ from the answer's steps */
export const steps = howToBuy.steps.map((step, index) => ({ ...step, text: items[index]! }));

if (items.length !== steps.length) throw new Error("The page and the answer have different numbers of steps.");
