import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PageLink } from "#content/navigation.ts";
import styles from "./pricing-answers.module.css";

interface PricingAnswersProps {
  title: string;
  lead: string;
  /** Where all answers stand. */
  all: PageLink;
  /** The questions. */
  children: ReactNode;
}

/** What buyers ask before they pay. */
export function PricingAnswers({ title, lead, all, children }: PricingAnswersProps) {
  return (
    <section className={`${styles.answers} wrap`} aria-labelledby="before-you-pay">
      <div className={styles.name}>
        <h2 id="before-you-pay">{title}</h2>
        <p className="lead">{lead}</p>
        <p className={styles.all}>
          <Link to={all.to} viewTransition>
            {all.label}
          </Link>
        </p>
      </div>
      {children}
    </section>
  );
}
