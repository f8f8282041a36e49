import type { ReactNode } from "react";
import { PageTitle } from "#app/ui/page-title.tsx";
import styles from "./media-world-head.module.css";

interface MediaWorldHeadProps {
  name: string;
  title: string;
  lead: string;
  /** The open album. */
  children: ReactNode;
}

/** The heading, with the open album beside it. */
export function MediaWorldHead({ name, title, lead, children }: MediaWorldHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.inside} wrap`}>
        <div>
          <PageTitle name={name}>{title}</PageTitle>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
    </header>
  );
}
