import { expect, test } from "vitest";
import { writeNumber } from "#content/number-format.ts";
import { formatPriceIn } from "#content/format-price.ts";
import { priceParts } from "#content/price-format.ts";
import { findNumberFormat, findSampleCountry, textPricesIn } from "./locale-modules.ts";

const writePriceIn = (currency: string, locale: string, amount: number): string =>
  priceParts(locale, amount, currency)
    .map(({ value }) => value)
    .join("");

const locales = ["en-US", "es", "de", "ar-u-nu-latn", "pt-BR", "fr", "pl", "ru", "cs", "he", "ja"];

test.each(locales)("numbers and prices match Node's Intl: %s", (locale) => {
  const format = findNumberFormat(locale);
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  for (const count of [0, 1, 999, 1_000, 1_250, 9_999, 12_302, 1_000_001, 5_250_011, 0.5, 11.31, 1240.25])
    expect(writeNumber(format, count, 0, 10)).toBe(written.format(count));
  for (const currency of ["USD", "EUR", "JPY", "KWD"])
    for (const price of [0, 1_250, 29.5, 0.05, 0.9999999999999999])
      expect(formatPriceIn(findNumberFormat(locale, currency), price)).toBe(writePriceIn(currency, locale, price));
});

test.each([
  ["en-US", "$99"],
  ["de", "99\u00a0$"],
  ["es", "99\u00a0US$"],
  ["ar-u-nu-latn", "\u206799\u00a0$\u2069"],
])("D17 a price in %s names the dollar if readers have their own", (locale, price) => {
  expect(writePriceIn("USD", locale, 99)).toBe(price);
});

const namesIn = (locale: string) => textPricesIn(locale).map(({ name }) => name);

test("D17 countries have the language's names and order", () => {
  expect(namesIn("en-US").slice(0, 5)).toEqual(["Argentina", "Australia", "Austria", "Brazil", "Canada"]);
  expect(namesIn("es").slice(0, 4)).toEqual(["Alemania", "Arabia Saudí", "Argentina", "Australia"]);
  expect(namesIn("de").slice(-3)).toEqual([
    "Vereinigte Arabische Emirate",
    "Vereinigte Staaten",
    "Vereinigtes Königreich",
  ]);
  expect(namesIn("ar-u-nu-latn").at(-1)).toBe("هولندا");
});

test("D17 the sample's country belongs to the language, if it has a price", () => {
  expect(["en-US", "es", "de", "ar-u-nu-latn", "pl"].map(findSampleCountry)).toEqual(["US", "ES", "DE", "EG", "US"]);
});
