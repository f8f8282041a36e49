import { site } from "./brand/site.ts";

/** https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const [rightToLeftMark, rightToLeftIsolate, popIsolate] = ["\u200f", "\u2067", "\u2069"];

/**
 * 1250 → "$1,250", 20.5 → "$20.50". Spanish uses "1250 US$", because "$" may also be another dollar or a peso. Right-to-left text,
 * where "US$" breaks apart, uses the English symbol, isolated so that adjacent text can't reorder the price.
 */
export function priceParts(
  locale: string,
  amount: number,
  currency = requireCurrency(site.currency),
): Intl.NumberFormatPart[] {
  const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(amount);
  if (parts[0]?.value !== rightToLeftMark) return parts;
  const symbol = new Intl.NumberFormat("en", options).formatToParts(amount).find(({ type }) => type === "currency");
  const isolated = parts.slice(1).map((part) => (symbol && part.type === "currency" ? symbol : part));
  return [{ type: "literal", value: rightToLeftIsolate }, ...isolated, { type: "literal", value: popIsolate }];
}

export function requireCurrency(currency: string): string {
  if (Intl.supportedValuesOf("currency").includes(currency)) return currency;
  throw new Error(`content/brand/site.ts: the currency “${currency}” doesn't exist: use a code such as EUR.`);
}

export const writePrice = (locale: string, amount: number): string =>
  priceParts(locale, amount)
    .map(({ value }) => value)
    .join("");

/** As after "in": "US dollars". Arabic prefixes prepositions, which take the definite article: "بالدولار الأمريكي". */
export function currencyName(locale: string): string {
  const options = { style: "currency", currency: requireCurrency(site.currency), currencyDisplay: "name" } as const;
  const name = new Intl.NumberFormat(locale, options).formatToParts(0).find(({ type }) => type === "currency")?.value;
  return (name ?? site.currency).replace(/(?<!\S)(?=\p{Script=Arabic})/gu, "ال");
}
