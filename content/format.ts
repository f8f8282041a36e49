import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

/** Lazy, because a browser takes tens of milliseconds to create its first formatter, which would delay a page's script. */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

/** 10000 → "10,000"; at most `places` decimals. Not for negative numbers. */
export const formatCount = (count: number, places = 0): string => writeNumber(numberFormat, count, 0, places);
