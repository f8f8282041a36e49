import { Link } from "react-router";
import styles from "./contents-list.module.css";

interface ContentsListProps {
  label: string;
  entries: readonly { readonly id: string; readonly title: string }[];
}

/** The numbered contents of a page, leading to its anchors. */
export function ContentsList({ label, entries }: ContentsListProps) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
