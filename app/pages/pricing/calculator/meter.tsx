import { formatCount } from "#content/format.ts";
import { plans } from "#content/catalog/plans.ts";
import { type Need, partOf } from "#app/calculator/plan-month.ts";
import styles from "./calculator.module.css";

/** A need among the limits of the three plans, each a third of the width. Decorative: the sentence above says the same. */
export function Meter({ need, unlimited }: { need: Need; unlimited: string }) {
  const { basic, pro } = need.limits;
  const limits = [basic, pro, Number.POSITIVE_INFINITY];
  const end = (partOf(need) * 100).toFixed(1);
  return (
    <div className={styles.meter} aria-hidden="true">
      <svg viewBox="0 0 300 10" preserveAspectRatio="none">
        <rect width={end} height="10" />
        <path d={`M${end} 0v10M100 0v10M200 0v10`} />
      </svg>
      {plans.map(({ id, name }, place) => (
        <span key={id}>
          {name} <b>{limits[place] === Number.POSITIVE_INFINITY ? unlimited : formatCount(limits[place] ?? 0)}</b>
        </span>
      ))}
    </div>
  );
}
