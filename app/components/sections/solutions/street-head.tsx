import { Drawing } from "#app/components/ui/drawing.tsx";
import street from "#app/drawings/solutions/street.svg";
import styles from "./street-head.module.css";

interface StreetHeadProps {
  title: string;
  lead: string;
  caption: string;
  jumpLabel: string;
  signs: readonly { id: string; label: string }[];
}

/** The top of the page: a street of all three kinds of customer, and the signs that lead to them. */
export function StreetHead({ title, lead, caption, jumpLabel, signs }: StreetHeadProps) {
  return (
    <header className={styles.head}>
      <div className={`${styles.words} wrap`}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
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
