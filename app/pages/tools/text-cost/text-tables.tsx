import { segmentLimits } from "#app/calculator/sms-segments.ts";
import { textCost as words } from "#content/generated/pages/text-cost.ts";
import { formatSum, textPrices } from "#content/text-prices.ts";
import styles from "./text-tables.module.css";

/** Countries in the first of two tables, which stand side by side where there is room. */
const half = Math.ceil(textPrices.length / 2);

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
        <div className={styles.pair}>
          <Prices countries={textPrices.slice(0, half)} />
          <Prices countries={textPrices.slice(half)} />
        </div>
      </section>
    </>
  );
}

function Prices({ countries }: { countries: typeof textPrices }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.prices.country}</th>
          <th scope="col">{words.prices.price}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, price }) => (
          <tr key={code}>
            <th scope="row">{name}</th>
            <td>{formatSum(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
