import { type Answer, answersOn } from "./answers.ts";
import type { Block } from "./blocks.ts";

export type BuyerGroupId = Answer["topic"];

/** A question that buyers ask before they pay, with the answer of the business. */
export interface BuyerAnswer {
  readonly id: string;
  readonly group: BuyerGroupId;
  readonly question: string;
  readonly answer: readonly Block[];
  /** The pages that show it beside /trust, which shows all. */
  readonly alsoOn: readonly ("pricing" | "help")[];
}

export const buyerAnswers: readonly BuyerAnswer[] = answersOn("/trust", "spec").map((answer) => ({
  ...answer,
  group: answer.topic,
  alsoOn: answer.alsoOn ? ["pricing", "help"] : ["help"],
}));

/** Exported here, because the scripts of the pricing page do not need them. */
export { pricingAnswers } from "./generated/pages/pricing.ts";
