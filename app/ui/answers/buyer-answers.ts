import type { BuyerAnswer } from "#content/buyer-answers.ts";

/** The answers that a page shows. */
export function answersOn(page: BuyerAnswer["alsoOn"][number], answers: readonly BuyerAnswer[]) {
  return answers.filter(({ alsoOn }) => alsoOn.includes(page));
}
