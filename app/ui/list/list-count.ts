interface CountWords {
  readonly count: (count: number) => string;
  readonly countOfTotal: (numbers: { count: number; total: number }) => string;
  readonly moreThan: (count: number) => string;
  readonly countOrMoreOfTotal: (numbers: { count: number; total: number }) => string;
}

/** How many of all records are shown. */
export function countShown(words: CountWords, count: number, total: number): string {
  return count === total ? words.count(total) : words.countOfTotal({ count, total });
}

/** The same while not all records are read and more may be found; `total` is null where it is not known. */
export function countShownSoFar(words: CountWords, count: number, total: number | null): string {
  return total === null ? words.moreThan(count) : words.countOrMoreOfTotal({ count, total });
}
