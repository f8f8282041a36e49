import type { ReactNode } from "react";
import styles from "./slip.module.css";

interface SlipProps {
  /** Of the field. */
  id: string;
  label: string;
  /** Beside the label. */
  count: ReactNode;
  /** The field. */
  children: ReactNode;
  /** Below the field. */
  note: ReactNode;
}

/** The slip with an airmail edge that a line is written on. */
export function Slip({ id, label, count, children, note }: SlipProps) {
  return (
    <div className={styles.slip}>
      <div className={`${styles.row} cluster between small soft`}>
        <label htmlFor={id}>{label}</label>
        <span>{count}</span>
      </div>
      {children}
      <div className={`${styles.row} cluster between small soft`}>{note}</div>
    </div>
  );
}
