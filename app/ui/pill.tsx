import type { ComponentProps } from "react";
import styles from "./pill.module.css";

export function Pill(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.pill} />;
}
