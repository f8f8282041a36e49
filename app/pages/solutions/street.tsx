import { Drawing } from "#app/ui/drawing.tsx";
import street from "#app/drawings/solutions/street.svg";
import styles from "./street.module.css";

interface StreetProps {
  caption: string;
  jumpLabel: string;
  signs: readonly { id: string; label: string }[];
}

/** A street of all three kinds of customer, and the signs that lead to them. */
export function Street({ caption, jumpLabel, signs }: StreetProps) {
  return (
    <>
      <div className={styles.sky}>
        <Drawing src={street} alt={caption} width={1440} height={360} eager className={styles.street} />
      </div>
      <nav className="dusk" aria-label={jumpLabel}>
        <ul className={`wrap cluster title-3 ${styles.signs}`}>
          {signs.map((sign) => (
            <li key={sign.id}>
              <a href={`#${sign.id}`}>{sign.label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
