import type { ComponentProps } from "react";
import styles from "./pill.module.css";

/** With `aria-pressed` for filters; a `<Choice>` may have its class. */
export function Pill(props: ComponentProps<"button">) {
  return <button type="button" {...props} className={styles.pill} />;
}
