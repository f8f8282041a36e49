import type { ReactNode } from "react";
import styles from "./account.module.css";

export function UntilKnown({ known, children }: { known: boolean; children: ReactNode }) {
  return <div className={known ? undefined : styles.waiting}>{children}</div>;
}
