import { useState } from "react";
import { spokenAddress } from "#app/data/social-media-world.ts";
import { Button } from "#app/ui/button.tsx";
import { LeaderLink } from "#app/ui/leader-link.tsx";
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
    <div className={isLong ? styles.long : "multicol"}>
      {letters.slice(0, shown).map((group) => (
        <Letter key={group.letter} {...{ group, whole }} isOpen={isOpen && group === letters.at(-1)} />
      ))}
    </div>
  );
}

const getDetail = (homepageUrl: string, localName?: string) => (
  <>
    {localName && <bdi>{localName} · </bdi>}
    <bdi dir="ltr">{spokenAddress(homepageUrl)}</bdi>
  </>
);

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
        {(whole ? platforms : platforms.slice(0, shown)).map(({ id, name, localName, homepageUrl }) => (
          <li key={id}>
            <LeaderLink
              name={name}
              detail={getDetail(homepageUrl, localName)}
              href={homepageUrl}
              note={controls.newTab}
            />
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
