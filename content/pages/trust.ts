import { type AnswerTopic, answers } from "../answers.ts";
import { business } from "../business.ts";
import { trust as words } from "../generated/pages/trust.ts";
import type { InkKey } from "../catalog/service-names.ts";

export interface BuyerGroup {
  readonly id: AnswerTopic;
  readonly title: string;
  readonly ink: InkKey;
}

/** One line of the declaration: what a buyer wants to know at a glance, and the question that says more. */
export interface DeclaredFact {
  readonly label: string;
  readonly value: string;
  readonly answer: string;
}

const isSample = [...Object.values(business), ...answers].some(({ settled }) => settled === false);

/** The page around the answers of answers.ts. Put together at the build (vite.config.ts). */
export const trust = {
  ...words,
  declaration: { ...words.declaration, sample: isSample ? words.declaration.sample : null },
} satisfies { groups: readonly BuyerGroup[]; declaration: { sample: string | null; facts: readonly DeclaredFact[] } };
