import { textCost as words } from "#content/generated/pages/text-cost.ts";
import { formatSum, textPrices } from "#content/text-prices.ts";
import { unitLimits } from "./count-text.ts";
import styles from "./text-tables.module.css";

/** How much a part holds, and what one costs by country: all that it takes to work a text out by hand. */
export function TextTables() {
  const { limits, prices } = words;
  return (
    <>
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
            {(["gsm7", "ucs2"] as const).map((alphabet) => (
              <tr key={alphabet}>
                <th scope="row">{limits[alphabet]}</th>
                <td>{unitLimits[alphabet].alone}</td>
                <td>{unitLimits[alphabet].ofSeveral}</td>
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
    </>
  );
}
