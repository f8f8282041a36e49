import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** A list of the account's items, such as sessions or apps. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  title: string;
  line: string;
  /** The item's buttons. */
  children?: ReactNode;
}

export function Row({ title, line, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className="soft">{line}</p>
      </div>
      {children}
    </li>
  );
}
