import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./collapse.module.css";

interface CollapseProps {
  /** The heading; it stays. */
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that is open on a wide window and on paper, and folded on a phone (collapse.enhance.ts). */
export function Collapse({ summary, className, children }: CollapseProps) {
  return (
    <details open className={classNames(styles.collapse, className)} data-enhance="collapse">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
