import type { ReactNode } from "react";
import { Island } from "#app/browser/island.tsx";
import { cost, costLabel, costReasons, costUnread } from "#content/generated/cost.ts";
import { costId, textCostLink, whichServicesLink } from "#content/navigation.ts";
import { serviceLimits } from "#content/catalog/services.ts";
import CostCalculator from "./cost-calculator.island.tsx";
import styles from "./cost-section.module.css";
import type { CostWords } from "#app/calculator/cost-words.ts";

const words: CostWords = {
  form: cost,
  label: costLabel,
  reasons: costReasons,
  unread: costUnread,
  limits: serviceLimits,
  questions: whichServicesLink,
  textCost: textCostLink,
};

/** The calculator. `byHand` is shown without scripts. */
export function CostSection({ byHand }: { byHand: ReactNode }) {
  return (
    <section id={costId} className={`${styles.cost} section`}>
      <div className="wrap">
        <Island name="cost-calculator" part={CostCalculator} props={{ words }} when="near" now={["address"]} />
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
