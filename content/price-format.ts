import { site } from "./site.ts";

/** https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const [rightToLeftMark, rightToLeftIsolate, popIsolate] = ["\u200f", "\u2067", "\u2069"];

/**
 * The parts of a price in dollars, with cents where there are any: 1250 → "$1,250", 20.5 → "$20.50" in American English. The sign is "$" in
 * every language, because each page says that they are US dollars, and "US$" falls apart among letters that run from the right. Where a
 * language marks prices as read from the right, they are isolated: no name or number beside one takes a part of it.
 */
export function priceParts(locale: string, dollars: number): Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: site.currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const parts = format
    .formatToParts(dollars)
    .map(({ type, value }) => ({ type, value: type === "currency" ? "$" : value }));
  if (parts[0]?.value !== rightToLeftMark) return parts;
  return [{ type: "literal", value: rightToLeftIsolate }, ...parts.slice(1), { type: "literal", value: popIsolate }];
}

export const writePrice = (locale: string, dollars: number): string =>
  priceParts(locale, dollars)
    .map(({ value }) => value)
    .join("");
