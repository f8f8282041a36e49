import { useEffect, useRef, useState } from "react";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { Button } from "#app/ui/button.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { albumSearch as words } from "#words/pages/media-world.ts";
import type { PlatformCategory } from "#content/platforms.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./platform-grid.module.css";
import { filterPlatforms } from "./filter-platforms.ts";

interface PlatformFilterProps {
  categories: readonly { readonly id: PlatformCategory; readonly name: string; readonly ink: InkKey }[];
  /** How many platforms there are. */
  count: number;
}

/** Shows the platforms of one category, or of all, whose names hold the words. */
export default function PlatformFilter({ categories, count: all }: PlatformFilterProps) {
  const region = useRef<HTMLElement>(null);
  const [category, setCategory] = useState<PlatformCategory | null>(null);
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(all);
  useEffect(() => {
    const grid = region.current?.closest("section");
    if (grid) setCount(filterPlatforms(grid, words.stamps, { words: search, category }));
  }, [search, category]);
  const clear = () => {
    setSearch("");
    setCategory(null);
  };
  return (
    <>
      <search ref={region} className={`cluster scripts-only ${styles.find}`}>
        <SearchField {...words.search} value={search} onSearch={setSearch} />
        <div className="cluster gap-2" role="group" aria-label={words.filters.label}>
          <Pill aria-pressed={category === null} onClick={() => setCategory(null)}>
            {words.filters.all}
          </Pill>
          {categories.map(({ id, name, ink }, index) => (
            <Pill key={id} data-k={ink} aria-pressed={category === id} onClick={() => setCategory(id)}>
              <i className={`display ${styles.number}`} aria-hidden="true">
                {index + 1}
              </i>
              {name}
            </Pill>
          ))}
        </div>
        <p className="title-3" role="status">
          {words.stamps(count)}
        </p>
      </search>
      {count === 0 && (
        <ListMessage title={words.none.title} text={words.none.text} drawing="album">
          <Button onClick={clear}>{words.none.clear}</Button>
        </ListMessage>
      )}
    </>
  );
}
