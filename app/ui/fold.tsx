import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./fold.module.css";

interface FoldProps {
  /** The heading; it stays. */
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part that is open on a wide window and on paper, and folded on a phone (fold.enhance.ts). */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details open className={classNames(styles.fold, className)} data-enhance="fold">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
