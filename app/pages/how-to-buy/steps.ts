import { answers } from "#content/answers.ts";
import { howToBuy } from "#words/pages/how-to-buy.ts";

/** The answer whose numbered list is the path of the page. */
export const stepsAnswer = answers.find(({ id }) => id === "how-to-buy")!;

const { items } = stepsAnswer.answer.find((block) => block.kind === "list")!;

/** Each step of the answer with its title, its time and its paper. @throws Error if there are more or fewer than steps of the answer */
export const steps = howToBuy.steps.map((step, index) => ({ ...step, text: items[index]! }));

if (items.length !== steps.length) throw new Error("A step of how to buy has no time and no paper.");
