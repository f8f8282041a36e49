import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ListMessage } from "#app/ui/list/list-message.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import type { InkKey } from "#content/catalog/service-names.ts";
import type { PlatformCategory } from "#content/platforms.ts";
import { foldText } from "#shared/fold-text.ts";
import { albumSearch as words } from "#words/pages/media-world.ts";
import styles from "./platform-grid.module.css";

interface PlatformSearch {
  readonly words: string;
  readonly category: PlatformCategory | null;
}

function filterPlatforms(
  grid: HTMLElement,
  countLine: (count: number) => string,
  { words, category }: PlatformSearch,
): number {
  const wanted = foldText(words);
  let total = 0;
  for (const section of grid.querySelectorAll<HTMLElement>("section[data-k]")) {
    const isShown = category === null || section.id === category;
    let count = 0;
    for (const platform of section.querySelectorAll<HTMLElement>("li[data-name]")) {
      platform.hidden = !isShown || !foldText(platform.dataset.name ?? "").includes(wanted);
      if (!platform.hidden) count += 1;
    }
    section.hidden = count === 0;
    const line = section.querySelector("header .label");
    if (line && count > 0) line.textContent = countLine(count);
    total += count;
  }
  return total;
}

interface PlatformFilterProps {
  categories: readonly { readonly id: PlatformCategory; readonly name: string; readonly ink: InkKey }[];
  count: number;
}

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
