import { textPriceOf } from "../../content/catalog/text-prices.ts";
import type { TextPrice } from "../../content/text-prices.ts";

/**
 * In the order of the countries' names, both as Node's Intl has them for a locale: browsers have other versions, and
 * the served text has to match what they render.
 * @param write changes the names of a pseudo-language
 */
export function textPricesIn(locale: string, write = (name: string): string => name): TextPrice[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return Object.entries(textPriceOf)
    .map(([code, price]) => ({ code, name: names.of(code) ?? code, price }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
    .map((country) => ({ ...country, name: write(country.name) }));
}

export const textPricesModule = (...place: Parameters<typeof textPricesIn>): string =>
  [
    'import type { TextPrice } from "../../text-prices.ts";',
    `export const textPrices: readonly TextPrice[] = ${JSON.stringify(textPricesIn(...place))};`,
    "",
  ].join("\n");
