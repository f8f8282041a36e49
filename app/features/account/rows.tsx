import type { ReactNode } from "react";
import styles from "./rows.module.css";

/** Things of one kind that belong to the account, one to a line. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

interface RowProps {
  title: string;
  line: string;
  /** What can be done with it. */
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
