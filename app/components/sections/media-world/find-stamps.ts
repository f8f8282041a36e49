import { searchText } from "#app/lib/search-text.ts";
import type { Platform, PlatformCategory } from "#content/platforms.ts";

export interface Leaf {
  readonly category: PlatformCategory;
  readonly stamps: readonly Platform[];
}

interface StampSearch {
  readonly words: string;
  /** Null for all seven. */
  readonly category: PlatformCategory | null;
}

/** The leaves of the album that still hold a stamp, in the album's order. */
export function findStamps(
  categories: readonly PlatformCategory[],
  platforms: readonly Platform[],
  { words, category }: StampSearch,
): Leaf[] {
  const wanted = searchText(words);
  return categories
    .filter((name) => !category || name === category)
    .map((name) => ({
      category: name,
      stamps: platforms.filter(
        (platform) => platform.category === name && (!wanted || searchText(platform.name).includes(wanted)),
      ),
    }))
    .filter(({ stamps }) => stamps.length > 0);
}
