import type { ComponentProps } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./choice.module.css";
import { classNames } from "./class-names.ts";

interface ChoiceProps extends ComponentProps<"input"> {
  ink?: InkKey;
}

export function Choice({ ink, className, children, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, className)} data-k={ink}>
      <input {...input} />
      {children}
    </label>
  );
}
