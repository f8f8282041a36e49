import type { ComponentProps } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./choice.module.css";
import { classNames } from "./class-names.ts";

interface ChoiceProps extends ComponentProps<"input"> {
  /** Of the service that it stands for. */
  ink?: InkKey;
}

/** A radio button or checkbox drawn as its whole label, whose class says how it looks while it is `:has(:checked)`. */
export function Choice({ ink, className, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)} data-k={ink}>
      <input {...input} />
      {children}
    </label>
  );
}
