import { language } from "#words/language.ts";

/**
 * A formatter, made when it is first used: a browser takes tens of milliseconds to make its first one, and a page's script
 * would spend them while it loads.
 */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

const counts = whenUsed(() => new Intl.NumberFormat(language.locale));

/** From this number on, the site's locale writes more than the plain digits; format.test.ts holds it to that. */
const firstGroupedNumber = 1000;

/** A whole number from 0 on in the site's locale: 10000 → "10,000". */
export function formatCount(count: number): string {
  return count < firstGroupedNumber ? String(count) : counts().format(count);
}
