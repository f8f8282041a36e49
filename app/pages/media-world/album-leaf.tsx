import type { categoryLeaves } from "#content/generated/pages/media-world.ts";
import type { Platform, PlatformCategory } from "#content/platforms.ts";
import styles from "./album-leaf.module.css";
import { AlbumStamp } from "./album-stamp.tsx";

interface AlbumLeafProps {
  page: number;
  category: PlatformCategory;
  leaf: (typeof categoryLeaves)[PlatformCategory];
  stamps: readonly Platform[];
  countLine: string;
  newTab: string;
}

/** One leaf: its number and name, then its stamps. On a phone it is a register, for scanning. */
export function AlbumLeaf({ page, category, leaf, stamps, countLine, newTab }: AlbumLeafProps) {
  return (
    <section className={styles.leaf} id={category} data-k={leaf.ink} aria-labelledby={`${category}-heading`}>
      <header>
        <span className={styles.page} aria-hidden="true">
          {page}
        </span>
        <h2 id={`${category}-heading`}>{leaf.name}</h2>
        <p className="label">{countLine}</p>
      </header>
      <p className={styles.line}>{leaf.line}</p>
      <ul className={styles.mount}>
        {stamps.map((platform) => (
          <li key={platform.homepageUrl} data-name={platform.name}>
            <AlbumStamp platform={platform} newTab={newTab} />
          </li>
        ))}
      </ul>
    </section>
  );
}
