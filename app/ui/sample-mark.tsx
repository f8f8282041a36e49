import type { ReactNode } from "react";
import styles from "./sample-mark.module.css";

/** Says that what it stands on is a sample. */
export function SampleMark({ children }: { children: ReactNode }) {
  return <span className={`${styles.mark} label`}>{children}</span>;
}
