import { Link } from "react-router";
import { socialMediaWorldPage } from "#content/pages/social-media-world.ts";
import { type Letter, letterId, stripOf } from "./letters.ts";
import styles from "./letter-strip.module.css";

/** A to Z under the bar. A letter with no names is printed but leads nowhere. */
export function LetterStrip({ letters }: { letters: readonly Letter[] }) {
  const filled = new Set(letters.map(({ letter }) => letter));
  const { label, figures } = socialMediaWorldPage.letters;
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul className="wrap">
        {stripOf(letters).map((letter) => (
          <li key={letter}>
            {filled.has(letter) ? (
              <Link to={{ hash: letterId(letter) }}>{letter || figures}</Link>
            ) : (
              <span aria-hidden="true">{letter || figures}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
