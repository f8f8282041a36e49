import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A `Postmark` with waves, in vermilion beside the title on wide screens. */
  postmark?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: its one `h1` and the sentence that says what is here. */
export function PageHead({ title, lead, postmark, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.inside} wrap`}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
        {postmark && <div className={styles.postmark}>{postmark}</div>}
      </div>
    </header>
  );
}
