import { PricingAnswers } from "#app/components/sections/pricing/pricing-answers.tsx";
import { answersOn } from "#app/lib/use-buyer-answers.ts";
import { buyerAnswers, pricingAnswers } from "#content/buyer-answers.ts";
import { layout } from "#content/layout.ts";

/** The buyers' answers below the plans. */
export default function AnswersOfPricing() {
  return <PricingAnswers {...pricingAnswers} answers={answersOn("pricing", buyerAnswers)} newTab={layout.newTab} />;
}
