import { SpriteSymbol } from "#app/ui/icon.tsx";
import { DialogButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { PlanId } from "#content/catalog/plans.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./plan-card.module.css";

interface PlanCardProps {
  id: PlanId;
  name: string;
  line: string;
  price: string;
  period: string;
  limit: string;
  /** Says what the rows below it come on top of. */
  begins: string;
  /** In the order of the other plans' rows, so that rows of the same name are side by side. */
  rows: readonly { name: string; feature: string }[];
  /** Text of the badge, on the one plan that wears it. */
  badge: string | null;
  getStarted: string;
  getStartedLabel: string;
  serviceId: string;
  ink: InkKey;
}

/** How large the parcels are drawn, each on the one scale. */
const boxOf: Record<PlanId, string> = { basic: "0 0 72 60", pro: "0 0 96 84", enterprise: "0 0 124 110" };

/** One plan as a parcel ticket, torn between the price and what is in it. Its rows are those of the grid around it. */
export function PlanCard(plan: PlanCardProps) {
  return (
    <article className={classNames(styles.card, plan.badge !== null && styles.popular)}>
      {plan.badge !== null && <p className={styles.badge}>{plan.badge}</p>}
      <header className={styles.head} data-k={plan.ink}>
        <h3>{plan.name}</h3>
        <p className={styles.price}>
          <b>{plan.price}</b> {plan.period}
        </p>
        <p className={styles.line}>{plan.line}</p>
        <svg className={styles.box} viewBox={boxOf[plan.id]} data-plan={plan.id} aria-hidden="true">
          <SpriteSymbol id={`parcel-${plan.id}`} />
        </svg>
      </header>
      <div className={styles.body}>
        <p className={styles.limit}>
          <b>{plan.limit}</b>
          <span>{plan.begins}</span>
        </p>
        <dl className={styles.rows}>
          {plan.rows.map(({ name, feature }, place) => (
            // Keyed by position, so that another service's plan changes only the text.
            <div key={place}>
              <dt>{name}</dt>
              <dd>{feature}</dd>
            </div>
          ))}
        </dl>
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
      </div>
    </article>
  );
}
