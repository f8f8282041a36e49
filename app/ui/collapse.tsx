import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./collapse.module.css";

interface CollapseProps {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Collapse({ summary, className, children }: CollapseProps) {
  return (
    <details open className={classNames(styles.collapse, className)} data-enhance="collapse">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
