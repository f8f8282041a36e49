import machine from "#app/drawings/heads/franking-machine.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import { plans } from "#content/catalog/plans.ts";
import styles from "./franking-machine.module.css";

/** A franking machine that stands on the tabs below the heading. */
export function FrankingMachine() {
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

/** The prices, right-aligned below each other and read by column: one wheel for each position, with a face for each price. */
const characters = Math.max(...plans.map(({ price }) => price.length));
const wheels = Array.from({ length: characters }, (_, place) =>
  plans
    .map(({ price }) => (price.slice(0, 1) + price.slice(1).padStart(characters - 1, "\u00a0")).charAt(place))
    .join("\n"),
);
