import { SpriteSymbol } from "#app/components/ui/sprite-symbol.tsx";
import { DialogButton } from "#app/components/ui/button.tsx";
import { Barcode } from "#app/components/ui/barcode.tsx";
import { classNames } from "#app/lib/class-names.ts";
import type { PlanId } from "#content/plans.ts";
import type { InkKey } from "#content/service-names.ts";
import styles from "./plan-card.module.css";

interface PlanCardProps {
  id: PlanId;
  name: string;
  line: string;
  price: string;
  period: string;
  limit: string;
  features: readonly string[];
  /** Text of the badge, on the one plan that wears it. */
  badge: string | null;
  getStarted: string;
  getStartedLabel: string;
  serviceId: string;
  ink: InkKey;
}

const boxOf: Record<PlanId, { symbol: string; seed: number }> = {
  basic: { symbol: "small", seed: 97 },
  pro: { symbol: "medium", seed: 128 },
  enterprise: { symbol: "large", seed: 159 },
};

/** One plan as a parcel ticket, torn between the price and what is in it. */
export function PlanCard(plan: PlanCardProps) {
  const { symbol, seed } = boxOf[plan.id];
  return (
    <article className={classNames(styles.card, plan.badge !== null && styles.popular)}>
      {plan.badge !== null && <p className={styles.badge}>{plan.badge}</p>}
      <header className={styles.head} data-k={plan.ink}>
        <h3>{plan.name}</h3>
        <p className={styles.line}>{plan.line}</p>
        <p className={styles.price}>
          <b>{plan.price}</b> {plan.period}
        </p>
        <svg className={styles.box} viewBox="0 0 96 96" aria-hidden="true">
          <SpriteSymbol id={`box-${symbol}`} />
        </svg>
      </header>
      <div className={styles.body}>
        <p className={styles.limit}>{plan.limit}</p>
        <ul>
          {plan.features.map((feature, place) => (
            // By their place, so that another service's plan only changes the words.
            <li key={place}>{feature}</li>
          ))}
        </ul>
        <DialogButton
          dialog="sign-up"
          data-service={plan.serviceId}
          data-plan={plan.id}
          variant={plan.badge === null ? "plain" : "primary"}
          full
          className={styles.start}
          aria-label={plan.getStartedLabel}
        >
          {plan.getStarted}
        </DialogButton>
        <Barcode seed={seed} className={styles.barcode} />
      </div>
    </article>
  );
}
