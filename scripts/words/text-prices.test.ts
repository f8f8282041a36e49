import { expect, test } from "vitest";
import { textPriceOf } from "#content/catalog/text-prices.ts";
import { textPricesIn } from "./text-prices.ts";

const namesIn = (locale: string) => textPricesIn(locale).map(({ name }) => name);

test("D17 countries have the names and the order of the language", () => {
  expect(namesIn("en-US").slice(0, 5)).toEqual(["Australia", "Brazil", "Canada", "France", "Germany"]);
  expect(namesIn("es").slice(0, 6)).toEqual(["Alemania", "Australia", "Brasil", "Canadá", "España", "Estados Unidos"]);
  expect(namesIn("de").slice(-3)).toEqual(["Spanien", "Vereinigte Staaten", "Vereinigtes Königreich"]);
  expect(namesIn("ar-u-nu-latn").at(-1)).toBe("هولندا");
});

test("D17 every country has its price in every order", () => {
  for (const locale of ["en-US", "de"])
    expect(Object.fromEntries(textPricesIn(locale).map(({ code, price }) => [code, price]))).toEqual(textPriceOf);
});
