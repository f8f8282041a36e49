import { site } from "./site.ts";

/**
 * A formatter, made when it is first used: a browser takes tens of milliseconds to make its first one, and a page's script
 * would spend them while it loads.
 */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

const counts = whenUsed(() => new Intl.NumberFormat(site.locale));
const prices = whenUsed(
  () =>
    new Intl.NumberFormat(site.locale, {
      style: "currency",
      currency: site.currency,
      maximumFractionDigits: 0,
    }),
);

/** From this number on, the site's locale writes more than the plain digits; format.test.ts holds it to that. */
const firstGroupedNumber = 1000;

/** A whole number from 0 on in the site's locale: 10000 → "10,000". */
export function formatCount(count: number): string {
  return count < firstGroupedNumber ? String(count) : counts().format(count);
}

const smallNumbers = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A whole number from 0 on for the middle of a sentence: words up to ten, figures beyond. */
export function countInWords(count: number): string {
  return smallNumbers[count] ?? formatCount(count);
}

/** The same for the beginning of a sentence: 10 → "Ten". */
export function countAtStart(count: number): string {
  const words = countInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A price in whole dollars in the site's locale: 1250 → "$1,250". */
export function formatPrice(dollars: number): string {
  return prices().format(dollars);
}

const minutes = whenUsed(
  () => new Intl.NumberFormat(site.locale, { style: "unit", unit: "minute", unitDisplay: "short" }),
);

/** A length of time in whole minutes: 8 → "8 min". */
export function formatMinutes(count: number): string {
  return minutes().format(count);
}

/**
 * The word that goes with a whole number from 0 on, without the number: (1, {one: "text", other: "texts"}) → "text". The rule of
 * the site's language, which format.test.ts compares with the platform's: that takes long to answer for the first time.
 */
export function pluralWord(count: number, words: { readonly one: string; readonly other: string }): string {
  return count === 1 ? words.one : words.other;
}
