import { segmentLimits } from "#app/calculator/sms-segments.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { textCost as words } from "#words/pages/text-cost.ts";
import { textPriceFormat, textPrices } from "#words/text-prices.ts";
import { formatSumIn } from "#content/format-price.ts";
import styles from "./text-cost.module.css";

export function TextTables() {
  const { limits, prices } = words;
  return (
    <Disclosure title={<h2 className="title-3">{words.tables}</h2>} className={styles.tables}>
      <section className={`stack gap-3 ${styles.table}`}>
        <h3 className="title-2">{limits.title}</h3>
        <p>{limits.lead}</p>
        <table>
          <TableHead cells={[limits.alphabet, limits.alone, limits.several]} />
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
      <section className={`stack gap-3 ${styles.table}`}>
        <h3 className="title-2">{prices.title}</h3>
        <p>{prices.lead}</p>
        <table>
          <TableHead cells={[prices.country, prices.price]} />
          <tbody>
            {textPrices.map(({ code, name, price }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{formatSumIn(textPriceFormat, price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Disclosure>
  );
}
