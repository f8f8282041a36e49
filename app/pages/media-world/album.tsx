import { Island } from "#app/browser/island.tsx";
import type { mediaWorld } from "#content/generated/pages/media-world.ts";
import type { categoryLeaves } from "#content/generated/pages/media-world.ts";
import type { Platform, PlatformCategory } from "#content/platforms.ts";
import styles from "./album.module.css";
import { AlbumLeaf } from "./album-leaf.tsx";
import AlbumSearch from "./album-search.island.tsx";

interface AlbumProps {
  platforms: readonly Platform[];
  categories: readonly PlatformCategory[];
  leaves: typeof categoryLeaves;
  words: typeof mediaWorld;
  newTab: string;
}

/** The album: seven leaves of stamps, filtered by category and by name (S2.7). */
export function Album({ platforms, categories, leaves, words, newTab }: AlbumProps) {
  return (
    <section className={styles.album} aria-label={words.albumLabel}>
      <div className="wrap">
        <Island
          name="album-search"
          part={AlbumSearch}
          props={{
            words: {
              filters: words.filters,
              none: words.none,
              search: words.search,
              shown: words.shown,
              stamps: words.stamps,
            },
            categories: categories.map((id) => ({ id, name: leaves[id].name, ink: leaves[id].ink })),
            count: platforms.length,
          }}
        />
        {categories.map((category, index) => {
          const stamps = platforms.filter((platform) => platform.category === category);
          return (
            <AlbumLeaf
              key={category}
              page={index + 1}
              category={category}
              leaf={leaves[category]}
              stamps={stamps}
              countLine={words.stamps(stamps.length)}
              newTab={newTab}
            />
          );
        })}
        <p className={styles.disclaimer}>{words.disclaimer}</p>
      </div>
    </section>
  );
}
