import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Place, spokenAddress } from "#app/data/social-media-world.ts";
import type { DirectoryWords } from "./directory-words.ts";
import styles from "./letter-list.module.css";
import { type LetterGroup, letterId } from "./letter-groups.ts";

/** Names shown under one letter at first, and added at each press. */
const firstNames = 60;
const moreNames = 300;
/** Up to here the names run on in columns like a printed index; beyond, each letter is a block that is drawn when it is near. */
const indexLimit = 600;

interface LetterListProps {
  words: DirectoryWords;
  letters: readonly LetterGroup[];
  /** How many of the letters to show so far; all of them unless given. */
  shown?: number;
  /** More names may follow under the last letter. */
  isOpen?: boolean;
  /** All names at once, for readers without scripts. */
  whole?: boolean;
}

/** The directory: a heading for each letter, its names below, in the order in which they came. */
export function LetterList({ words, letters, shown = letters.length, isOpen = false, whole = false }: LetterListProps) {
  const total = letters.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <div className={styles.list} data-long={total > indexLimit}>
      {letters.slice(0, shown).map((letter) => (
        <LetterSection key={letter.letter} {...{ words, letter, whole }} isOpen={isOpen && letter === letters.at(-1)} />
      ))}
    </div>
  );
}

interface LetterSectionProps {
  words: DirectoryWords;
  letter: LetterGroup;
  isOpen: boolean;
  whole: boolean;
}

function LetterSection({ words, letter: { letter, places }, isOpen, whole }: LetterSectionProps) {
  const [shown, setShown] = useState(firstNames);
  const { letters, count, more, moreHere, newTab } = words;
  const id = letterId(letter);
  const heading = letter || letters.figures;
  const left = whole ? 0 : places.length - shown;
  const next = Math.min(left, moreNames);
  return (
    <section className={styles.letter} id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.top}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {!isOpen && <p className="label">{count(places.length)}</p>}
      </div>
      <ul>
        {(whole ? places : places.slice(0, shown)).map((place) => (
          <Line key={place.id} place={place} newTab={newTab} />
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" icon="plus" className={styles.more} onClick={() => setShown(shown + moreNames)}>
          {isOpen ? moreHere({ next, heading }) : more({ next, left, heading })}
        </Button>
      )}
    </section>
  );
}

function Line({ place: { name, homepageUrl }, newTab }: { place: Place; newTab: string }) {
  if (!homepageUrl) return <li className={styles.line}>{name}</li>;
  return (
    <li className={styles.line}>
      <NewTabLink href={homepageUrl} note={newTab}>
        <b>{name}</b>
        <i aria-hidden="true" />
        <span className={styles.address}>{spokenAddress(homepageUrl)}</span>
      </NewTabLink>
    </li>
  );
}
