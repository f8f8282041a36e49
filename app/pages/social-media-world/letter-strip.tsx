import type { DirectoryWords } from "./directory-words.ts";
import { type LetterGroup, letterId, others, stripOf } from "./letter-groups.ts";
import styles from "./letter-strip.module.css";

interface LetterStripProps {
  words: DirectoryWords["letters"];
  letters: readonly LetterGroup[];
  /** The list is partly loaded, so every letter is a link. */
  isPartial?: boolean;
  /** The address of a letter, for readers without scripts; undefined where its names stand on the page. */
  addressOf?: (letter: string) => string | undefined;
}

/** A to Z under the bar. A letter without names is no link. */
export function LetterStrip({ words, letters, isPartial = false, addressOf }: LetterStripProps) {
  const filled = new Set(letters.map(({ letter }) => letter));
  const { label, figures, others: otherLetters } = words;
  const nameOf = (letter: string) => (letter === others ? otherLetters : letter || figures);
  const strip = isPartial ? [...stripOf([]), others] : stripOf(letters);
  return (
    <nav className={styles.strip} aria-label={label}>
      <ul className="wrap">
        {strip.map((letter) => (
          <li key={letter}>
            {addressOf?.(letter) ? (
              <a href={addressOf(letter)}>{nameOf(letter)}</a>
            ) : isPartial || filled.has(letter) ? (
              <a href={`#${letterId(letter)}`}>{nameOf(letter)}</a>
            ) : (
              <span aria-hidden="true">{nameOf(letter)}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
