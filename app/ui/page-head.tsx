import type { ReactNode } from "react";
import { PageTitle } from "./page-title.tsx";
import styles from "./page-head.module.css";

interface PageHeadProps {
  /** The page's name in menus, on the line above its heading. */
  name?: string;
  title: string;
  lead?: ReactNode;
  /** A `Postmark` with waves, in vermilion beside the title on wide screens. */
  postmark?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: its one `h1` and the sentence that says what is here. */
export function PageHead({ name, title, lead, postmark, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.inside} wrap`}>
        <PageTitle name={name}>{title}</PageTitle>
        {lead && <p className="lead">{lead}</p>}
        {children}
        {postmark && <div className={styles.postmark}>{postmark}</div>}
      </div>
    </header>
  );
}
