import type { ReactNode } from "react";
import { Island } from "#app/browser/island.tsx";
import { costId } from "#content/navigation.ts";
import CostCalculator from "./cost-calculator.island.tsx";
import styles from "./cost-section.module.css";

/** The calculator. `byHand` is shown without scripts. */
export function CostSection({ byHand }: { byHand: ReactNode }) {
  return (
    <section id={costId} className={`${styles.cost} section`}>
      <div className="wrap">
        <Island name="cost-calculator" part={CostCalculator} props={{}} when="near" now={["address"]} />
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
