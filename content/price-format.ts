import { site } from "./brand/site.ts";

/** https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const [rightToLeftMark, rightToLeftIsolate, popIsolate] = ["\u200f", "\u2067", "\u2069"];

/**
 * 1250 → "$1,250", 20.5 → "$20.50", and "1250 US$" in Spanish, whose readers write their own dollars and pesos with "$", too.
 * "US$" breaks apart in right-to-left text, where prices are isolated so that adjacent text can't reorder them.
 */
export function priceParts(locale: string, dollars: number): Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: site.currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const symbol = new Intl.Locale(locale).language === "es" ? "US$" : "$";
  const parts = format
    .formatToParts(dollars)
    .map(({ type, value }) => ({ type, value: type === "currency" ? symbol : value }));
  if (parts[0]?.value !== rightToLeftMark) return parts;
  return [{ type: "literal", value: rightToLeftIsolate }, ...parts.slice(1), { type: "literal", value: popIsolate }];
}

export const writePrice = (locale: string, dollars: number): string =>
  priceParts(locale, dollars)
    .map(({ value }) => value)
    .join("");
