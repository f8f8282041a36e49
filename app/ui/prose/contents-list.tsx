import type { ReactNode } from "react";
import styles from "./contents-list.module.css";

interface ContentsListProps {
  label: string;
  entries: readonly { readonly id: string; readonly title: string; readonly mark?: ReactNode }[];
}

/** The contents of a page, leading to its anchors: numbered, or each with its mark. */
export function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${styles.contents} rows small`}>
        {entries.map(({ id, title, mark }) => (
          <li key={id}>
            <a href={`#${id}`} data-marked={Boolean(mark) || undefined}>
              {title}
              {mark}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
