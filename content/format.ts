import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

/** Lazy, because creating the first Intl formatter takes tens of milliseconds, which would delay the page's script. */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

/** 10000 → "10,000", with at most `places` decimals. Not for negative numbers. */
export const formatCount = (count: number, places = 0): string => writeNumber(numberFormat, count, 0, places);
