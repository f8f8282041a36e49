import type { ComponentProps } from "react";
import styles from "./pill.module.css";

/** A rounded button for filters (`aria-pressed`) and suggested questions. A `<Choice>` may have its class. */
export function Pill(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.pill} />;
}
