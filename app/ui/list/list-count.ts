import type { LoadedList } from "./loaded-list.ts";
import type { Records } from "./use-records.ts";

interface CountWords {
  readonly count: (count: number) => string;
  readonly countOfTotal: (numbers: { count: number; total: number }) => string;
  readonly countOrMoreOfTotal: (numbers: { count: number; total: number }) => string;
}

/** Null if unknown. `isExact` means that the service's total counts only matches. */
export function countMatches<Item>({ list, found }: Records<Item>, isExact: boolean): number | null {
  if (list.status !== "ready") return null;
  if (list.isComplete) return found.length;
  return isExact ? list.total : null;
}

export function countInWords<Item>(
  words: CountWords,
  whole: LoadedList<Item>,
  { list, found }: Records<Item>,
  matches: number | null,
): string {
  if (whole.status !== "ready" || list.status !== "ready" || whole.items.length === 0) return "";
  const total = whole.isComplete ? whole.items.length : whole.total;
  if (matches === null) return words.countOrMoreOfTotal({ count: found.length, total });
  return matches === total ? words.count(total) : words.countOfTotal({ count: matches, total });
}
