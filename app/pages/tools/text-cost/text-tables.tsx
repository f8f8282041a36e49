import { segmentLimits } from "#app/calculator/sms-segments.ts";
import { textCost as words } from "#content/generated/pages/text-cost.ts";
import { formatSum, textPrices } from "#content/text-prices.ts";
import styles from "./text-tables.module.css";

/** How much a text holds, and what one costs by country: all that it takes to work a text out by hand. */
export function TextTables() {
  const { limits, prices } = words;
  return (
    <details className={styles.tables}>
      <summary>{words.tables}</summary>
      <section className={styles.table}>
        <h2>{limits.title}</h2>
        <p>{limits.lead}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{limits.alphabet}</th>
              <th scope="col">{limits.alone}</th>
              <th scope="col">{limits.several}</th>
            </tr>
          </thead>
          <tbody>
            {(["gsm7", "ucs2"] as const).map((encoding) => (
              <tr key={encoding}>
                <th scope="row">{limits[encoding]}</th>
                <td>{segmentLimits[encoding].single}</td>
                <td>{segmentLimits[encoding].joined}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{limits.double}</p>
      </section>
      <section className={styles.table}>
        <h2>{prices.title}</h2>
        <p>{prices.lead}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{prices.country}</th>
              <th scope="col">{prices.price}</th>
            </tr>
          </thead>
          <tbody>
            {textPrices.map(({ code, name, price }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{formatSum(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
