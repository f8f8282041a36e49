import type { ReactNode } from "react";
import { Drawing } from "#app/ui/drawing.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import street from "#app/drawings/solutions/street.svg";
import styles from "./street-head.module.css";

interface StreetHeadProps {
  /** The page's name in menus. */
  name: string;
  title: string;
  lead: string;
  caption: string;
  jumpLabel: string;
  /** What to do next, as buttons. */
  actions: ReactNode;
  signs: readonly { id: string; label: string }[];
}

/** The top of the page: a street of all three kinds of customer, and the signs that lead to them. */
export function StreetHead({ name, title, lead, caption, jumpLabel, actions, signs }: StreetHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.words} wrap`}>
        <div>
          <PageTitle name={name}>{title}</PageTitle>
        </div>
        <p className="lead">{lead}</p>
        <div className={`actions ${styles.actions}`}>{actions}</div>
      </div>
      <Drawing src={street} alt={caption} width={1440} height={360} eager className={styles.street} />
      <nav className={`${styles.signs} dusk`} aria-label={jumpLabel}>
        <ul className="wrap">
          {signs.map((sign) => (
            <li key={sign.id}>
              <a href={`#${sign.id}`}>{sign.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
