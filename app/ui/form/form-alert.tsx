import type { ReactNode } from "react";
import styles from "./form-alert.module.css";

export function FormAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.alert}>
      {children}
    </p>
  );
}
