import { pricesByCountry, textPriceCurrency } from "../../content/catalog/text-prices.ts";
import { site } from "../../content/brand/site.ts";
import type { NumberFormat } from "../../content/number-format.ts";
import { priceParts } from "../../content/price-format.ts";
import type { TextPrice } from "../../content/text-prices.ts";

export function numberRulesModule(locale: string): string {
  const { language } = new Intl.Locale(locale);
  return [
    'import type { NumberFormat } from "../../number-format.ts";',
    `export const numberFormat: NumberFormat = ${JSON.stringify(findNumberFormat(locale))};`,
    `export { ${language} as pluralCategory } from "make-plural/cardinals";`,
    "",
  ].join("\n");
}

export function findNumberFormat(locale: string, currency?: string): NumberFormat {
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const getValue = (type: Intl.NumberFormatPartTypes, number: number): string =>
    written.formatToParts(number).find((part) => part.type === type)?.value ?? "";
  const price = priceParts(locale, 1, currency);
  const cents = priceParts(locale, 0.5, currency).find(({ type }) => type === "fraction")?.value ?? "";
  const amount = price.findIndex(({ type }) => type === "integer");
  const getText = (parts: typeof price): string => parts.map(({ value }) => value).join("");
  return {
    decimal: getValue("decimal", 1),
    group: getValue("group", 1_000_000),
    firstGrouped: getValue("group", 1_000) ? 1_000 : 10_000,
    priceDecimals: cents.length,
    beforePrice: getText(price.slice(0, amount)),
    afterPrice: getText(price.slice(amount + 1)),
  };
}

/** Uses Node's Intl, because browsers' locale data differs, and hydration has to match the served text. */
export function textPricesIn(locale: string, write = (name: string): string => name): TextPrice[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return Object.entries(pricesByCountry)
    .map(([code, price]) => ({ code, name: names.of(code) ?? code, price }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map((country) => ({ ...country, name: write(country.name) }));
}

/** The locale's likely region (CLDR), or the US if that has no price. */
export function findSampleCountry(locale: string): string {
  const { region = "" } = new Intl.Locale(locale).maximize();
  return region in pricesByCountry ? region : "US";
}

export const textPricesModule = (...place: Parameters<typeof textPricesIn>): string =>
  [
    'import type { NumberFormat } from "../../number-format.ts";',
    'import type { TextPrice } from "../../text-prices.ts";',
    `export const textPrices: readonly TextPrice[] = ${JSON.stringify(textPricesIn(...place))};`,
    `export const sampleCountry: string = ${JSON.stringify(findSampleCountry(place[0]))};`,
    `export const textPriceFormat: NumberFormat = ${JSON.stringify(findNumberFormat(place[0], textPriceCurrency))};`,
    `export const isInOurCurrency: boolean = ${textPriceCurrency === site.currency};`,
    "",
  ].join("\n");
