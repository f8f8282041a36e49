import { site } from "./site.ts";

const counts = new Intl.NumberFormat(site.locale);
// The narrow symbol keeps "$" alone: en-GB would otherwise write "US$".
const prices = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: site.currency,
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

/** A whole number in the site's locale: 10000 → "10,000". */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** A price in whole dollars in the site's locale: 1250 → "$1,250". */
export function formatPrice(dollars: number): string {
  return prices.format(dollars);
}

const minutes = new Intl.NumberFormat(site.locale, { style: "unit", unit: "minute", unitDisplay: "short" });

/** A length of time in whole minutes: 8 → "8 min". */
export function formatMinutes(count: number): string {
  return minutes.format(count);
}

const pluralRules = new Intl.PluralRules(site.locale);

/** The word that goes with a count, without the count: (1, {one: "text", other: "texts"}) → "text". */
export function pluralWord(count: number, words: { readonly one: string; readonly other: string }): string {
  return pluralRules.select(count) === "one" ? words.one : words.other;
}
