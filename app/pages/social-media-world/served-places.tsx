import { ServedList } from "#app/ui/list/served-list.tsx";
import type { Place } from "#app/data/social-media-world.ts";
import { LetterStrip } from "#app/ui/list/letter-index.tsx";
import { type ServedRows, servedListWords } from "#content/list-pages.ts";
import { type ListPlace, listQuery } from "#content/list-place.ts";
import { socialMediaWorldPage } from "#words/pages/social-media-world.ts";
import styles from "./directory.module.css";
import { directoryWords } from "./directory-words.ts";
import { groupByLetter, stripOf } from "./letter-groups.ts";
import { LetterList } from "./letter-list.tsx";

const path = "/social-media-world";

export interface ServedPlacesProps {
  place: ListPlace | null;
  served: ServedRows<Place> | undefined;
}

/** The directory's beginning, for readers without scripts, or a further part. */
export function ServedPlaces({ place, served }: ServedPlacesProps) {
  const letters = groupByLetter(served?.rows ?? []);
  const words = servedListWords(path, place, served, {
    emptyText: socialMediaWorldPage.states.emptyText,
    count: socialMediaWorldPage.count,
  });
  const isPart = place !== null || served?.hasNext === true;
  const addressOf = (letter: string) =>
    /^[A-Z]$/.test(letter) ? path + listQuery({ page: 1, letter: letter.toLowerCase() }) : undefined;
  return (
    <section className={`${styles.region} wrap`} aria-label={socialMediaWorldPage.listLabel}>
      <ServedList words={words}>
        <LetterStrip
          label={directoryWords.letters.label}
          letters={stripOf(directoryWords.letters, letters, false, isPart ? addressOf : undefined)}
        />
        <LetterList words={directoryWords} letters={letters} isOpen={served?.hasNext === true} whole />
      </ServedList>
      <p className="small soft">{socialMediaWorldPage.ownership}</p>
    </section>
  );
}
