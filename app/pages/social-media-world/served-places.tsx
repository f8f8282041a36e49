import { ServedList } from "#app/ui/list/served-list.tsx";
import { toPlace } from "#app/data/social-media-world.ts";
import { usePageContext } from "#app/browser/page-context.ts";
import { LetterStrip } from "#app/ui/list/letter-index.tsx";
import { servedListWords } from "#content/list-pages.ts";
import { type ListPlace, listQuery } from "#content/list-place.ts";
import { socialMediaWorldPage } from "#content/generated/pages/social-media-world.ts";
import styles from "./directory.module.css";
import { directoryWords } from "./directory-words.ts";
import { groupByLetter, stripOf } from "./letter-groups.ts";
import { LetterList } from "./letter-list.tsx";

const path = "/social-media-world";

/** The directory's beginning, for readers without scripts, or a further part. */
export function ServedPlaces({ place }: { place: ListPlace | null }) {
  const records = usePageContext().records?.social_media_world;
  const letters = groupByLetter((records?.rows ?? []).map(toPlace));
  const words = servedListWords(path, place, records, {
    emptyText: socialMediaWorldPage.states.emptyText,
    count: socialMediaWorldPage.count,
  });
  const isPart = place !== null || records?.hasNext === true;
  const addressOf = (letter: string) =>
    /^[A-Z]$/.test(letter) ? path + listQuery({ page: 1, letter: letter.toLowerCase() }) : undefined;
  return (
    <section className={`${styles.region} wrap`} aria-label={socialMediaWorldPage.listLabel}>
      <ServedList words={words}>
        <LetterStrip
          label={directoryWords.letters.label}
          letters={stripOf(directoryWords.letters, letters, false, isPart ? addressOf : undefined)}
        />
        <LetterList words={directoryWords} letters={letters} isOpen={records?.hasNext === true} whole />
      </ServedList>
      <p className="small soft">{socialMediaWorldPage.ownership}</p>
    </section>
  );
}
