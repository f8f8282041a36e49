import type { ReactNode } from "react";
import { Island } from "#app/browser/island.tsx";
import { calculator, calculatorTotal, calculatorReasons, calculatorUnread } from "#content/generated/calculator.ts";
import { calculatorId, textCostLink, whichServicesLink } from "#content/navigation.ts";
import { serviceLimits } from "#content/catalog/services.ts";
import Calculator from "./calculator.island.tsx";
import styles from "./calculator-section.module.css";
import type { CalculatorWords } from "#app/calculator/calculator-words.ts";

const words: CalculatorWords = {
  form: calculator,
  label: calculatorTotal,
  reasons: calculatorReasons,
  unread: calculatorUnread,
  limits: serviceLimits,
  questions: whichServicesLink,
  textCost: textCostLink,
};

/** The calculator. `byHand` is shown without scripts. */
export function CalculatorSection({ byHand }: { byHand: ReactNode }) {
  return (
    <section id={calculatorId} className={`${styles.calculator} section`}>
      <div className="wrap">
        <Island name="calculator" part={Calculator} props={{ words }} when="near" now={["address"]} />
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
