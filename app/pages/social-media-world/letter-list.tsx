import { useState } from "react";
import { type Platform, spokenAddress } from "#app/data/social-media-world.ts";
import { Button } from "#app/ui/button.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import link from "#app/ui/titled-link.module.css";
import { LetterSection } from "#app/ui/letter-index.tsx";
import styles from "./directory.module.css";
import { controls } from "#words/controls.ts";
import { directory } from "#words/pages/social-media-world.ts";
import { type LetterGroup, letterId } from "./letter-groups.ts";

const firstNames = 60;
const moreNames = 300;
/** Up to this length, the list flows in columns. Beyond it, each letter is a block that is laid out when near. */
const indexLimit = 600;

interface LetterListProps {
  letters: readonly LetterGroup[];
  shown?: number;
  isOpen?: boolean;
  whole?: boolean;
}

export function LetterList({ letters, shown = letters.length, isOpen = false, whole = false }: LetterListProps) {
  const isLong = letters.reduce((sum, { platforms }) => sum + platforms.length, 0) > indexLimit;
  return (
    <div className={isLong ? styles.long : `multicol ${styles.index}`}>
      {letters.slice(0, shown).map((group) => (
        <Letter key={group.letter} {...{ group, whole }} isOpen={isOpen && group === letters.at(-1)} />
      ))}
    </div>
  );
}

function PlatformLink({ name, localName, homepageUrl }: Platform) {
  const entry = (
    <>
      <b className="title-3" dir="auto">
        {name}
      </b>
      <i className={`wide-only ${link.dots}`} aria-hidden="true" />
      <span className={link.detail}>
        {localName && <bdi>{localName} · </bdi>}
        <bdi dir="ltr">{spokenAddress(homepageUrl)}</bdi>
      </span>
    </>
  );
  if (!homepageUrl) return <a className={link.link}>{entry}</a>;
  return (
    <NewTabLink className={link.link} href={homepageUrl} note={controls.newTab}>
      {entry}
    </NewTabLink>
  );
}

interface LetterProps {
  group: LetterGroup;
  isOpen: boolean;
  whole: boolean;
}

function Letter({ group: { letter, platforms }, isOpen, whole }: LetterProps) {
  const [shown, setShown] = useState(firstNames);
  const { letters, count, more, moreHere } = directory;
  const heading = letter || letters.figures;
  const left = whole ? 0 : platforms.length - shown;
  const next = Math.min(left, moreNames);
  return (
    <LetterSection id={letterId(letter)} letter={heading} count={!isOpen && count(platforms.length)}>
      <ul>
        {(whole ? platforms : platforms.slice(0, shown)).map((platform) => (
          <li key={platform.id}>
            <PlatformLink {...platform} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" icon="plus" onClick={() => setShown(shown + moreNames)}>
          {isOpen ? moreHere({ next, heading }) : more({ next, left, heading })}
        </Button>
      )}
    </LetterSection>
  );
}
