import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode;
}

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
