import { foldText } from "#shared/fold-text.ts";
import type { PlatformCategory } from "#content/platforms.ts";

interface PlatformSearch {
  readonly words: string;
  /** Null for all seven. */
  readonly category: PlatformCategory | null;
}

/**
 * Hides the served platforms that are not of the category or whose name does not hold the words, and the categories that are left empty.
 * @param countLine how a category says its number of platforms
 * @returns how many platforms are shown
 */
export function filterPlatforms(
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
