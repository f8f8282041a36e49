import type { PageLink } from "#content/navigation.ts";
import styles from "./word-list.module.css";

interface Word {
  readonly id: string;
  readonly word: string;
  readonly sentence: string;
  readonly more?: PageLink;
}

/** Words under their first letters. */
export type WordsByLetter = ReadonlyMap<string, readonly Word[]>;

/** The anchor of a letter. */
export const letterAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** A dictionary in columns: the letter, then its words with a sentence each. */
export function WordList({ words }: { words: WordsByLetter }) {
  return (
    <div className={`${styles.list} wrap`}>
      {[...words].map(([letter, group]) => (
        <section
          key={letter}
          className={styles.letter}
          id={letterAnchor(letter)}
          aria-labelledby={`${letterAnchor(letter)}-heading`}
        >
          <h2 id={`${letterAnchor(letter)}-heading`}>{letter}</h2>
          <dl>
            {group.map(({ id, word, sentence, more }) => (
              <div key={id} id={id} className={styles.word}>
                <dt>{word}</dt>
                <dd>
                  {sentence}
                  {more && (
                    <a href={more.to} className={styles.more}>
                      {more.label}
                    </a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
