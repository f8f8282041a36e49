import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./trust-head.module.css";

interface TrustHeadProps {
  heading: string;
  lead: string;
  contentsLabel: string;
  groups: readonly { readonly id: string; readonly title: string }[];
  /** The buttons. */
  actions: ReactNode;
  /** The facts at a glance. */
  children: ReactNode;
}

/** The top of the page of buyers' questions: what it is, the next step, the groups, and the facts at a glance. */
export function TrustHead({ heading, lead, contentsLabel, groups, actions, children }: TrustHeadProps) {
  return (
    <header className={styles.head}>
      <div className="wrap">
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{actions}</div>
          <nav aria-label={contentsLabel}>
            <ul>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <Link to={{ hash: id }}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {children}
      </div>
    </header>
  );
}
