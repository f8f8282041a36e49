import type { ReactNode } from "react";
import styles from "./call-to-action.module.css";

interface CallToActionProps {
  title: string;
  /** The buttons: one primary, the others plain. */
  children: ReactNode;
}

/** The last band of a page: one sentence and what to do next. */
export function CallToAction({ title, children }: CallToActionProps) {
  return (
    <section className={styles.band}>
      <div className={`${styles.inside} wrap`}>
        <h2>{title}</h2>
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}
