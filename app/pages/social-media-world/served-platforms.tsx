import { ServedList } from "#app/ui/served-list.tsx";
import type { Platform } from "#app/data/social-media-world.ts";
import { LetterStrip } from "#app/ui/letter-index.tsx";
import { type ServedRows, servedListWords } from "#content/served-list.ts";
import { type ListPage, listQuery } from "#content/list-page.ts";
import { directory } from "#words/pages/social-media-world.ts";
import styles from "./directory.module.css";
import { groupByLetter, getStrip } from "./letter-groups.ts";
import { LetterList } from "./letter-list.tsx";

const path = "/social-media-world";

export interface ServedPlatformsProps {
  listPage: ListPage | null;
  served: ServedRows<Platform> | undefined;
}

export function ServedPlatforms({ listPage, served }: ServedPlatformsProps) {
  const letters = groupByLetter(served?.rows ?? []);
  const words = servedListWords(path, listPage, served, {
    emptyText: directory.states.emptyText,
    count: directory.count,
  });
  const isPart = listPage !== null || served?.hasNext === true;
  const letterHref = (letter: string) =>
    /^[A-Z]$/.test(letter) ? path + listQuery({ page: 1, letter: letter.toLowerCase() }) : undefined;
  return (
    <section className={`band wrap ${styles.region}`} aria-label={directory.listLabel}>
      <ServedList words={words}>
        <LetterStrip
          label={directory.letters.label}
          letters={getStrip(letters, false, isPart ? letterHref : undefined)}
        />
        <LetterList letters={letters} isOpen={served?.hasNext === true} whole />
      </ServedList>
      <p className={`small soft ${styles.note}`}>{directory.ownership}</p>
    </section>
  );
}
