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
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{rules.title}</h2>
          <dl className={styles.rules}>
            {rules.items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to="/pricing" icon="arrow">
            {rules.action}
          </ButtonLink>
        </div>
        <Bill copy={bill} />
      </div>
    </section>
  );
}

function Bill({ copy }: { copy: (typeof flexiblePricing)["bill"] }) {
  return (
    <figure className={`${styles.bill} lifted`}>
      <div className={styles.paper}>
        <table>
          <caption>
            <b>{copy.heading}</b>
            <span>{copy.title}</span>
          </caption>
          <tbody>
            {copy.lines.map(({ id, name, plan, price }) => (
              <tr key={id}>
                <th scope="row">
                  {name} <span>{plan}</span>
                </th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {copy.total} <span>{copy.month}</span>
              </th>
              <td>{copy.totalPrice}</td>
            </tr>
          </tfoot>
        </table>
        <p>{copy.note}</p>
        <p className="label">{copy.sample}</p>
      </div>
    </figure>
  );
}
