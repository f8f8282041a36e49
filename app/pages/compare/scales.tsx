import beam from "#app/drawings/heads/balance-beam.svg";
import left from "#app/drawings/heads/balance-left.svg";
import right from "#app/drawings/heads/balance-right.svg";
import stand from "#app/drawings/heads/balance-stand.svg";
import { Drawing } from "#app/ui/drawing.tsx";
import styles from "./compare-bill.module.css";

/** Tips as the result's `data-tip` says. */
export function Scales() {
  return (
    <div className={`${styles.scales} screen-only`}>
      {[stand, beam, left, right].map((part) => (
        <Drawing key={part} src={part} alt="" width={560} height={208} eager />
      ))}
    </div>
  );
}
