import * as words from "./generated/buyer-answers.ts";
import type { Block } from "./blocks.ts";

export type BuyerGroupId = "billing" | "moving-in-and-out" | "arriving" | "your-data" | "people";

/** A question that buyers ask before they pay, with the answer of the business. */
export interface BuyerAnswer {
  /** The anchor on /trust and on the other pages that show it. */
  readonly id: string;
  readonly group: BuyerGroupId;
  readonly question: string;
  readonly answer: readonly Block[];
  /** The pages that show it beside /trust, which shows all. */
  readonly alsoOn: readonly ("pricing" | "help")[];
  /** Whether the owner stands by every word. While false, `npm run preflight` lists it, and /trust calls its answers samples. */
  readonly settled: boolean;
}

export const buyerAnswers: readonly BuyerAnswer[] = words.buyerAnswers;

/** Exported here, because the scripts of the pricing page do not need them. */
export { pricingAnswers } from "./generated/buyer-answers.ts";
