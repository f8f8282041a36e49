import type { ReactNode } from "react";
import styles from "./entry.module.css";

/** A fact of the account, written on its line. */
export function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.entry}>
      <dt className="label">{label}</dt>
      <dd>{children}</dd>
    </dl>
  );
}
