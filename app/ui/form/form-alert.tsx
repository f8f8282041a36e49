import type { ReactNode } from "react";
import styles from "./form-alert.module.css";

/** What kept a form from going through, in red, announced at once. */
export function FormAlert({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.alert}>
      {children}
    </p>
  );
}
