import type { ReactNode } from "react";
import styles from "./account.module.css";

/** Served content that is replaced once the session is known; hidden until then where scripts run. */
export function UntilKnown({ known, children }: { known: boolean; children: ReactNode }) {
  return <div className={known ? undefined : styles.waiting}>{children}</div>;
}
