import { SampleMark } from "#app/ui/sample-mark.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import type { flexiblePricing } from "#content/pages/feature-flexible-pricing.ts";
import styles from "./ledger.module.css";

/** All three at one scale. */
const parcelBoxes = {
  basic: { viewBox: "0 0 72 60", width: "34%" },
  pro: { viewBox: "0 0 96 84", width: "46%" },
  enterprise: { viewBox: "0 0 124 110", width: "60%" },
} as const;

/** A sample year on one shelf: which parcel each month needed and what the twelve came to. */
export function Ledger({ copy }: { copy: (typeof flexiblePricing)["ledger"] }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <ol className={styles.shelf}>
          {copy.months.map(({ month, plan, planName, price, note }) => (
            <li key={month} className="small">
              <span className={styles.parcel}>
                <svg {...parcelBoxes[plan]} aria-hidden="true">
                  <SpriteSymbol id={`parcel-${plan}`} />
                </svg>
              </span>
              <div>
                <h3>{month}</h3>
                {note && <p className="label soft">{note}</p>}
              </div>
              <p>
                <b>{price}</b> {planName}
              </p>
            </li>
          ))}
        </ol>
        <dl className={`cluster gap-5 ${styles.sum}`}>
          {copy.parts.map(({ label, price }) => (
            <div key={label}>
              <dt className="small soft">{label}</dt>
              <dd className="title-2">{price}</dd>
            </div>
          ))}
          <div>
            <dt className="small soft">{copy.total.label}</dt>
            <dd className={`title-1 ${styles.total}`}>{copy.total.price}</dd>
          </div>
          <div>
            <dt className="small soft">{copy.comparison.label}</dt>
            <dd className="title-2 soft">
              <s>{copy.comparison.price}</s>
            </dd>
          </div>
        </dl>
        <SampleMark>{copy.sample}</SampleMark>
      </div>
    </section>
  );
}
