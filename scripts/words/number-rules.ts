import type { NumberFormat } from "../../content/number-format.ts";
import { priceParts } from "../../content/price-format.ts";

export const numberRulesModule = (locale: string): string =>
  [
    'import type { NumberFormat } from "../../number-format.ts";',
    `export const numberFormat: NumberFormat = ${JSON.stringify(numberFormatOf(locale))};`,
    "/** The plural category of a whole number. */",
    `export const pluralCategory = (count: number): string => ${pluralExpression(locale)};`,
    "",
  ].join("\n");

export function numberFormatOf(locale: string): NumberFormat {
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  const valueOf = (type: Intl.NumberFormatPartTypes, number: number): string =>
    written.formatToParts(number).find((part) => part.type === type)?.value ?? "";
  const price = priceParts(locale, 1);
  const amount = price.findIndex(({ type }) => type === "integer");
  const textOf = (parts: typeof price): string => parts.map(({ value }) => value).join("");
  return {
    decimal: valueOf("decimal", 1),
    group: valueOf("group", 1_000_000),
    firstGrouped: valueOf("group", 1_000) ? 1_000 : 10_000,
    beforePrice: textOf(price.slice(0, amount)),
    afterPrice: textOf(price.slice(amount + 1)),
  };
}

/**
 * `Intl.PluralRules` of a locale for the whole number `count`, as an expression: the last two digits decide, but for
 * some numbers below a hundred and whole millions.
 */
export function pluralExpression(locale: string): string {
  const rules = new Intl.PluralRules(locale);
  const hundred = Array.from({ length: 100 }, (_, number) => number);
  const usual = hundred.map((last) => rules.select(100 + last));
  const choices = hundred
    .filter((number) => rules.select(number) !== usual[number])
    .map((number) => `count === ${number} ? "${rules.select(number)}" : `);
  const million = rules.select(1_000_000);
  if (million !== usual[0]) choices.push(`count % 1_000_000 === 0 && count > 0 ? "${million}" : `);
  const digitsOf = (category: string) => hundred.filter((last) => usual[last] === category);
  // The most frequent category is the default.
  const [rest = "other", ...others] = [...new Set(usual)].toSorted(
    (one, other) => digitsOf(other).length - digitsOf(one).length,
  );
  for (const category of others) choices.push(`${rangesOf(digitsOf(category)).join(" || ")} ? "${category}" : `);
  return `${choices.join("")}"${rest}"`;
}

function rangesOf(digits: readonly number[]): string[] {
  const first = digits.filter((digit) => !digits.includes(digit - 1));
  const last = digits.filter((digit) => !digits.includes(digit + 1));
  return first.map((from, index) =>
    from === last[index] ? `count % 100 === ${from}` : `(count % 100 >= ${from} && count % 100 <= ${last[index]})`,
  );
}
