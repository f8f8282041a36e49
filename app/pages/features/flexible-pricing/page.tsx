import { localizedPath } from "#app/browser/localized-path.ts";
import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Parcel } from "#app/ui/parcel.tsx";
import { SampleMark } from "#app/ui/sample-mark.tsx";
import { flexiblePricing as copy } from "#content/pages/feature-flexible-pricing.ts";
import { FeaturePage } from "../feature-page.tsx";
import styles from "./flexible-pricing.module.css";
import ContactsSlider, { wakes } from "./contacts-slider.island.tsx";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, copy);

const { ledger, rules, bill } = copy;

export default function FlexiblePricing() {
  return (
    <FeaturePage
      name="flexible-pricing"
      words={copy}
      stock="sky"
      art={<Island name="contacts-slider" part={ContactsSlider} when="near" wakes={wakes} />}
      engraving="locks"
    >
      <Ledger />
      <section className="section manila">
        <div className="wrap wide-first middle gap-7">
          <div className="stack gap-6">
            <h2>{rules.title}</h2>
            <dl className="columns-2 gap-5">
              {rules.items.map(({ title, text }) => (
                <div key={title} className="stack gap-1">
                  <dt className="title-3">{title}</dt>
                  <dd className="soft">{text}</dd>
                </div>
              ))}
            </dl>
            <div>
              <ButtonLink href={localizedPath("/pricing")} icon="arrow">
                {rules.action}
              </ButtonLink>
            </div>
          </div>
          <Bill />
        </div>
      </section>
    </FeaturePage>
  );
}

function Ledger() {
  return (
    <section className="wrap section stack gap-6">
      <div>
        <h2>{ledger.title}</h2>
        <p className="lead">{ledger.lead}</p>
      </div>
      <ol className={styles.shelf}>
        {ledger.months.map(({ month, plan, note }) => (
          <li key={month} className="small">
            <span className={styles.parcel}>
              <Parcel plan={plan.id} largest={95} />
            </span>
            <div>
              <h3>{month}</h3>
              {note && <p className="soft">{note}</p>}
            </div>
            <p>
              <b className="display">{plan.price}</b> {plan.name}
            </p>
          </li>
        ))}
      </ol>
      <dl className={`cluster between gap-5 ${styles.sum}`}>
        {ledger.parts.map(({ label, price }) => (
          <div key={label}>
            <dt className="small soft">{label}</dt>
            <dd className="title-2">{price}</dd>
          </div>
        ))}
        <div>
          <dt className="small soft">{ledger.total.label}</dt>
          <dd className={`title-1 ${styles.total}`}>{ledger.total.price}</dd>
        </div>
        <div>
          <dt className="small soft">{ledger.comparison.label}</dt>
          <dd className="title-2 soft">
            <s>{ledger.comparison.price}</s>
          </dd>
        </div>
      </dl>
      <SampleMark>{ledger.sample}</SampleMark>
    </section>
  );
}

function Bill() {
  return (
    <figure className={`${styles.bill} lifted`}>
      <div className={`stack small forced-border ${styles.paper}`}>
        <table>
          <caption>
            <b className="title-2">{bill.heading}</b>
            <br />
            {bill.title}
          </caption>
          <tbody>
            {bill.lines.map(({ service, plan }) => (
              <tr key={service.id}>
                <th scope="row">
                  {service.name} <div className="label">{plan.name}</div>
                </th>
                <td className="title-3">{plan.price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <b className="title-3">{bill.total}</b> <div className="label">{bill.month}</div>
              </th>
              <td className="title-2">{bill.totalPrice}</td>
            </tr>
          </tfoot>
        </table>
        <p>{bill.note}</p>
        <SampleMark>{bill.sample}</SampleMark>
      </div>
    </figure>
  );
}
