import type { ReactNode } from "react";
import styles from "./field-frame.module.css";

interface FieldFrameProps {
  id: string;
  label: string;
  count?: ReactNode;
  children: ReactNode;
  note: ReactNode;
}

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
