import { expect, test } from "vitest";
import { writeNumber } from "#content/number-format.ts";
import { writePrice } from "#content/price-format.ts";
import { numberFormatOf, pluralExpression } from "./number-rules.ts";

const locales = ["en-US", "es", "de", "ar-u-nu-latn", "pt-BR", "fr", "pl", "ru", "cs", "he", "ja"];
const counts = [...Array.from({ length: 1_250 }, (_, count) => count), 12_302, 1e6, 1_000_001, 5_250_011];

test.each(locales)("numbers and prices are written as Node's Intl writes them: %s", (locale) => {
  const format = numberFormatOf(locale);
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 10 });
  for (const count of [...counts, 0.5, 11.31, 1240.25])
    expect(writeNumber(format, count, 0, 10)).toBe(written.format(count));
  const price = `${format.beforePrice}${writeNumber(format, 1_250)}${format.afterPrice}`;
  expect(price).toBe(writePrice(locale, 1_250));
});

test.each(locales)("a count chooses the plural form that Node's Intl chooses: %s", async (locale) => {
  const code = `export const category = (count) => ${pluralExpression(locale)};`;
  const { category } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const rules = new Intl.PluralRules(locale);
  for (const count of counts) expect(`${count} ${category(count)}`).toBe(`${count} ${rules.select(count)}`);
});
