import type { ReactNode } from "react";
import styles from "./sample-mark.module.css";

export function SampleMark({ children }: { children: ReactNode }) {
  return <span className={`${styles.mark} label`}>{children}</span>;
}
