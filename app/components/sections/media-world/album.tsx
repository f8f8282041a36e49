import { useDeferredValue, useMemo, useState } from "react";
import { ListMessage } from "#app/components/lists/list-message.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Pill } from "#app/components/ui/pill.tsx";
import { SearchField } from "#app/components/ui/search-field.tsx";
import type { CategoryLeaf } from "#content/pages/media-world.ts";
import type { Platform, PlatformCategory } from "#content/platforms.ts";
import styles from "./album.module.css";
import { AlbumLeaf } from "./album-leaf.tsx";
import { findStamps } from "./find-stamps.ts";

interface AlbumProps {
  platforms: readonly Platform[];
  categories: readonly PlatformCategory[];
  leaves: Readonly<Record<PlatformCategory, CategoryLeaf>>;
  words: {
    readonly albumLabel: string;
    readonly search: { readonly label: string; readonly placeholder: string };
    readonly filters: { readonly label: string; readonly all: string };
    readonly shown: (count: number) => string;
    readonly stamps: (count: number) => string;
    readonly none: { readonly title: string; readonly text: string; readonly clear: string };
    readonly disclaimer: string;
  };
  newTab: string;
}

/** The album: seven leaves of stamps, filtered by category and by name (S2.7). */
export function Album({ platforms, categories, leaves, words, newTab }: AlbumProps) {
  const [category, setCategory] = useState<PlatformCategory | null>(null);
  const [search, setSearch] = useState("");
  const settled = useDeferredValue(search);
  const found = useMemo(
    () => findStamps(categories, platforms, { words: settled, category }),
    [categories, platforms, settled, category],
  );
  const count = found.reduce((sum, { stamps }) => sum + stamps.length, 0);
  return (
    <section className={styles.album} aria-label={words.albumLabel}>
      <div className="wrap">
        <search className={styles.find}>
          <SearchField {...words.search} value={search} onSearch={setSearch} />
          <div className={styles.filters} role="group" aria-label={words.filters.label}>
            <Pill aria-pressed={category === null} onClick={() => setCategory(null)}>
              {words.filters.all}
            </Pill>
            {categories.map((name, index) => (
              <Pill
                key={name}
                className={styles.pill}
                data-k={leaves[name].ink}
                aria-pressed={category === name}
                onClick={() => setCategory(name)}
              >
                <i aria-hidden="true">{index + 1}</i>
                {leaves[name].name}
              </Pill>
            ))}
          </div>
          <p className={styles.count} role="status">
            {words.shown(count)}
          </p>
        </search>
        {found.map((leaf) => (
          <AlbumLeaf
            key={leaf.category}
            page={categories.indexOf(leaf.category) + 1}
            category={leaf.category}
            leaf={leaves[leaf.category]}
            stamps={leaf.stamps}
            countLine={words.stamps(leaf.stamps.length)}
            newTab={newTab}
          />
        ))}
        {count === 0 && (
          <ListMessage title={words.none.title} text={words.none.text} place="album">
            <Button
              onClick={() => {
                setSearch("");
                setCategory(null);
              }}
            >
              {words.none.clear}
            </Button>
          </ListMessage>
        )}
        <p className={styles.disclaimer}>{words.disclaimer}</p>
      </div>
    </section>
  );
}
