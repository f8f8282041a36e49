import parcels from "#app/drawings/features/parcels.svg";
import scale from "#app/drawings/features/scale.svg";
import type { WeighedPlan } from "#content/pages/feature-flexible-pricing.ts";
import styles from "./scale.module.css";

interface ScaleProps {
  plan: WeighedPlan;
  perMonth: string;
  /** Degrees the needle has turned, 0 to 270. */
  angle: number;
  /** This is the smallest plan that holds the list. */
  enough: boolean;
}

const looks = {
  basic: { ink: "sms", box: "0 0 72 60" },
  pro: { ink: "email", box: "0 0 96 84" },
  enterprise: { ink: "web", box: "0 0 124 110" },
} as const;

/** One plan: its parcel on the pan, the dial beneath, and what it holds beside. */
export function Scale({ plan, perMonth, angle, enough }: ScaleProps) {
  const { ink, box } = looks[plan.id];
  return (
    <li className={styles.scale} data-k={ink} data-plan={plan.id} data-enough={enough || undefined}>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox={box} className={styles.parcel}>
          <use href={`${parcels}#${plan.id}`} />
        </svg>
        <svg viewBox="0 86 200 112" className={styles.machine}>
          <use href={`${scale}#scale`} x="0" y="86" width="200" height="112" />
          <g transform={`rotate(${angle - 225} 100 150)`}>
            <path d="M100 150v-22" />
          </g>
          <circle cx="100" cy="150" r="4" />
        </svg>
      </div>
      <div className={styles.words}>
        <h2>{plan.name}</h2>
        <p className={styles.limit}>
          <b>{plan.limit}</b> {plan.unit}
        </p>
        <p className={styles.price}>
          <b>{plan.price}</b> {perMonth}
        </p>
        <p className={`soft ${styles.line}`}>{plan.line}</p>
      </div>
    </li>
  );
}
