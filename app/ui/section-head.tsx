import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Id of the heading, for `aria-labelledby` of its section. */
  id?: string;
}

/** The heading of a section, with a leading sentence beside it on wide screens. */
export function SectionHead({ title, lead, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
