import { ListPager } from "#app/components/sections/list-pager.tsx";
import { toPlace } from "#app/data/social-media-world.ts";
import { useServerRecords } from "#app/lib/server-records.tsx";
import { noScripts } from "#content/generated/layout.ts";
import { listPages, pageLinks, partNote } from "#content/list-pages.ts";
import { type ListPlace, listQuery } from "#content/list-place.ts";
import { socialMediaWorldPage } from "#content/pages/social-media-world.ts";
import styles from "./directory.module.css";
import { LetterList } from "./letter-list.tsx";
import { LetterStrip } from "./letter-strip.tsx";
import { groupByLetter } from "./letter-groups.ts";

const path = "/social-media-world";
const beginning: ListPlace = { page: 1, letter: "" };

/** The names that come with the page, rendered on the server alone: its beginning without scripts, or a further part of the directory. */
export function ServedPlaces({ place }: { place: ListPlace | null }) {
  const records = useServerRecords()?.social_media_world;
  const letters = groupByLetter((records?.rows ?? []).map(toPlace));
  const isPart = place !== null || records?.hasNext === true;
  const addressOf = (letter: string) =>
    /^[A-Z]$/.test(letter) ? path + listQuery({ page: 1, letter: letter.toLowerCase() }) : undefined;
  return (
    <>
      <p className={styles.note}>
        {place
          ? `${letters.length > 0 ? partNote(place) : socialMediaWorldPage.states.emptyText} `
          : `${noScripts.list} ${countOf(records?.total)}`}
        {place && (
          <a href={path} target="_self">
            {listPages.whole}
          </a>
        )}
      </p>
      <div className={styles.strip}>
        <LetterStrip letters={letters} {...(isPart && { addressOf })} />
      </div>
      <LetterList letters={letters} isOpen={records?.hasNext === true} whole />
      {records && letters.length > 0 && (
        <ListPager label={listPages.label} links={pageLinks(path, place ?? beginning, records)} />
      )}
    </>
  );
}

/** How many places there are, in words, where that is known. */
function countOf(total: number | null | undefined): string {
  return total ? `(${socialMediaWorldPage.count(total)})` : "";
}
