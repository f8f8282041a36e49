import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

/** Creates the formatter on first use, because the first Intl formatter takes tens of milliseconds. */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

/** Writes 10000 as "10,000", with at most `places` decimals. Not for negative numbers. */
export const formatCount = (count: number, places = 0): string => writeNumber(numberFormat, count, 0, places);
