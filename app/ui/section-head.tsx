import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  title: ReactNode;
  lead?: ReactNode;
}

export function SectionHead({ title, lead }: SectionHeadProps) {
  return (
    <div className={`${styles.head} wide-first`}>
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
