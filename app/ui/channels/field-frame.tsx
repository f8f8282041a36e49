import type { ReactNode } from "react";
import styles from "./field-frame.module.css";

interface FieldFrameProps {
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

/** The label, the field and the notes of a message, in a frame with an airmail edge. */
export function FieldFrame({ id, label, count, children, note }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={`${styles.row} cluster between small soft`}>
        <label htmlFor={id}>{label}</label>
        <span>{count}</span>
      </div>
      {children}
      <div className={`${styles.row} cluster between small soft`}>{note}</div>
    </div>
  );
}
