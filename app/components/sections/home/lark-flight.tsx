import sprite from "#app/drawings/icons.svg";
import styles from "./lark-flight.module.css";

/** The lark on its dotted route between two sections; parked halfway under reduced motion. Decorative. */
export function LarkFlight() {
  return (
    <div className={styles.flight} aria-hidden="true">
      <svg viewBox="0 0 1440 110" preserveAspectRatio="xMidYMid slice">
        <path d="M-20 50C200-30 380 100 620 50S1000-40 1140 20S1360 50 1460 0" />
        <g className={styles.lark}>
          <use href={`${sprite}#lark`} x="-20" y="-26" width="40" height="40" />
        </g>
      </svg>
    </div>
  );
}
