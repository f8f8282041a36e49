import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

/**
 * A formatter, made when it is first used: a browser takes tens of milliseconds to make its first one, and a page's script
 * would spend them while it loads.
 */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

/** A number from 0 on as the language of the build writes it, with so many places behind the point at most: 10000 → "10,000". */
export const formatCount = (count: number, places = 0): string => writeNumber(numberFormat, count, 0, places);
