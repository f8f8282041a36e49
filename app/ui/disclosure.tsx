import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  /** A heading. */
  title: ReactNode;
}

/** One row of a ruled list, which opens to show what is in it. */
export function Disclosure({ title, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className="row between gap-3">
        {title}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
