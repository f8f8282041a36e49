import type { Result } from "./read-result.ts";
import styles from "./summary.module.css";

export function Figure({ number, unit }: Pick<Result, "number" | "unit">) {
  if (!number) return null;
  return (
    <b className={`${styles.figure} forced-text`}>
      {number}
      <small data-word={unit.length > 2}>{unit}</small>
    </b>
  );
}
