import { SampleMark } from "#app/ui/sample-mark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import type { flexiblePricing } from "#content/pages/feature-flexible-pricing.ts";
import styles from "./small-print.module.css";

interface SmallPrintProps {
  rules: (typeof flexiblePricing)["rules"];
  bill: (typeof flexiblePricing)["bill"];
}

/** The rules of paying, set large, beside a sample bill on till paper. */
export function SmallPrint({ rules, bill }: SmallPrintProps) {
  return (
    <section className={`section ${styles.section}`}>
      <div className={`wrap wide-first gap-7 ${styles.columns}`}>
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
            <ButtonLink to="/pricing" icon="arrow">
              {rules.action}
            </ButtonLink>
          </div>
        </div>
        <Bill copy={bill} />
      </div>
    </section>
  );
}

function Bill({ copy }: { copy: (typeof flexiblePricing)["bill"] }) {
  return (
    <figure className={`${styles.bill} lifted`}>
      <div className={`stack small forced-border ${styles.paper}`}>
        <table>
          <caption>
            <b className="title-2">{copy.heading}</b>
            <br />
            {copy.title}
          </caption>
          <tbody>
            {copy.lines.map(({ id, name, plan, price }) => (
              <tr key={id}>
                <th scope="row">
                  {name} <span className="label">{plan}</span>
                </th>
                <td className="title-3">{price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <b className="title-3">{copy.total}</b> <span className="label">{copy.month}</span>
              </th>
              <td className="title-2">{copy.totalPrice}</td>
            </tr>
          </tfoot>
        </table>
        <p>{copy.note}</p>
        <SampleMark>{copy.sample}</SampleMark>
      </div>
    </figure>
  );
}
