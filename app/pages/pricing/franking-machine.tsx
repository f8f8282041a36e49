import machine from "#app/drawings/heads/franking-machine.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import styles from "./franking-machine.module.css";

interface FrankingMachineProps {
  /** The plans' prices, smallest first, as the machine shows them. */
  prices: readonly string[];
}

/** A franking machine that stands on the tabs below the heading. */
export function FrankingMachine({ prices }: FrankingMachineProps) {
  return (
    <div className={`${styles.machine} screen-only`} aria-hidden="true">
      <Drawing src={machine} alt="" width={560} height={208} eager />
      <p className={`${styles.window} forced-colors`}>
        {wheelsOf(prices).map((faces, place) => (
          <span key={place} className={styles.wheel}>
            {faces}
          </span>
        ))}
      </p>
    </div>
  );
}

/** The prices, right-aligned below each other and read by column: one wheel for each position, with a face for each price. */
function wheelsOf(prices: readonly string[]): string[] {
  const longest = Math.max(...prices.map((price) => price.length));
  return Array.from({ length: longest }, (_, place) =>
    prices
      .map((price) => (price.slice(0, 1) + price.slice(1).padStart(longest - 1, "\u00a0")).charAt(place))
      .join("\n"),
  );
}
