import { foldText } from "#shared/fold-text.ts";
import type { PlatformCategory } from "#content/platforms.ts";

interface StampSearch {
  readonly words: string;
  /** Null for all seven. */
  readonly category: PlatformCategory | null;
}

/**
 * Hides the stamps of the served album that are not of the category or whose name does not hold the words, and the leaves that are left empty.
 * @param countLine how a leaf says its number of stamps
 * @returns how many stamps are shown
 */
export function findStamps(
  album: HTMLElement,
  countLine: (count: number) => string,
  { words, category }: StampSearch,
): number {
  const wanted = foldText(words);
  let total = 0;
  for (const leaf of album.querySelectorAll<HTMLElement>("section[data-k]")) {
    const isShown = category === null || leaf.id === category;
    let count = 0;
    for (const stamp of leaf.querySelectorAll<HTMLElement>("li[data-name]")) {
      stamp.hidden = !isShown || !foldText(stamp.dataset.name ?? "").includes(wanted);
      if (!stamp.hidden) count += 1;
    }
    leaf.hidden = count === 0;
    const line = leaf.querySelector("header .label");
    if (line && count > 0) line.textContent = countLine(count);
    total += count;
  }
  return total;
}
