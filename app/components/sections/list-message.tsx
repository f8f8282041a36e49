import type { ReactNode } from "react";
import styles from "./list-message.module.css";

interface ListMessageProps {
  title: string;
  text: string;
  /** Announced at once: something failed. Otherwise it is a quiet status. */
  alert?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** What stands where a list would: nothing there, nothing found, or a failure. */
export function ListMessage({ title, text, alert = false, children }: ListMessageProps) {
  return (
    <div className={styles.message} role={alert ? "alert" : undefined}>
      <div className={styles.drawer} aria-hidden="true">
        {pigeonholes.map((hole) => (
          <i key={hole} />
        ))}
      </div>
      <p className={`${styles.title} display`}>{title}</p>
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}

const pigeonholes = Array.from({ length: 10 }, (_, hole) => hole);
