import { localizedPath } from "#app/browser/localized-path.ts";
import { foldText } from "#shared/fold-text.ts";
import type { ReactNode } from "react";
import styles from "./letter-index.module.css";

interface LetterStripProps {
  label: string;
  letters: readonly { readonly name: string; readonly href: string | null }[];
}

export function LetterStrip({ label, letters }: LetterStripProps) {
  return (
    <nav className={`${styles.strip} strip dusk screen-only`} aria-label={label}>
      <ul className="title-3">
        {letters.map(({ name, href }) => (
          <li key={name}>{href ? <a href={localizedPath(href)}>{name}</a> : <span aria-hidden="true">{name}</span>}</li>
        ))}
      </ul>
    </nav>
  );
}

interface LetterSectionProps {
  id: string;
  letter: string;
  count?: string | false;
  children: ReactNode;
}

const inks = ["red", "blue", "green", "plum", "teal"];

export function LetterSection({ id, letter, count, children }: LetterSectionProps) {
  const ink = inks[letter.charCodeAt(0) % inks.length];
  return (
    <section className={styles.group} id={id} data-k={ink} aria-labelledby={`${id}-heading`}>
      <div className={styles.top}>
        <h2 className="title-2" id={`${id}-heading`}>
          {letter}
        </h2>
        {count && <p className="label soft">{count}</p>}
      </div>
      {children}
    </section>
  );
}

/** Folds the letter as search does: "Öresund" gives "O", "إعلان" gives "ا" and "500px" gives "". */
export function indexLetter(name: string): string {
  const first = [...foldText(name)][0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "";
}
