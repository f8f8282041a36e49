import machine from "#app/drawings/heads/franking-machine.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import { plans } from "#content/catalog/plans.ts";
import { currencySymbol } from "#content/format-price.ts";
import styles from "./price-display.module.css";

export function PriceDisplay() {
  return (
    <div className={`${styles.machine} screen-only`} aria-hidden="true">
      <Drawing src={machine} alt="" width={560} height={208} eager />
      <p className={`${styles.window} forced-colors`}>
        {wheels.map((faces, place) => (
          <span key={place} className={styles.wheel}>
            {faces}
          </span>
        ))}
      </p>
    </div>
  );
}

/** One wheel for each character of the right-aligned prices, with a face for each price. */
const prices = plans.map(({ monthlyPrice }) => `${currencySymbol.slice(-1)}${monthlyPrice}`);
const width = Math.max(...prices.map(({ length }) => length));
const rows = prices.map((price) => price.padStart(width, "\u00a0"));
const wheels = Array.from({ length: width }, (_, place) => rows.map((row) => row.charAt(place)).join("\n"));
