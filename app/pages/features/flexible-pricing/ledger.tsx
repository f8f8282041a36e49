import { SectionHead } from "#app/ui/section-head.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import type { flexiblePricing } from "#content/pages/feature-flexible-pricing.ts";
import styles from "./ledger.module.css";

const parcelBoxes = { basic: "0 0 72 60", pro: "0 0 96 84", enterprise: "0 0 124 110" } as const;

/** A sample year on one shelf: which parcel each month needed and what the twelve came to. */
export function Ledger({ copy }: { copy: (typeof flexiblePricing)["ledger"] }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <ol className={styles.shelf}>
          {copy.months.map(({ month, plan, planName, price, note }) => (
            <li key={month} data-plan={plan}>
              <svg viewBox={parcelBoxes[plan]} aria-hidden="true">
                <SpriteSymbol id={`parcel-${plan}`} />
              </svg>
              <h3>{month}</h3>
              <p>
                <b>{price}</b> {planName}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ol>
        <dl className={styles.sum}>
          {copy.parts.map(({ label, price }) => (
            <div key={label} className={styles.part}>
              <dt>{label}</dt>
              <dd>{price}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{copy.total.label}</dt>
            <dd>{copy.total.price}</dd>
          </div>
          <div className={styles.rest}>
            <dt>{copy.comparison.label}</dt>
            <dd>
              <s>{copy.comparison.price}</s>
            </dd>
          </div>
        </dl>
        <p className="label soft">{copy.sample}</p>
      </div>
    </section>
  );
}
