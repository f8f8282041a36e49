import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./pill.module.css";

/** A rounded button for filters (`aria-pressed`) and suggested questions. A `<Choice>` may have its class. */
export function Pill({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(styles.pill, className)} />;
}
