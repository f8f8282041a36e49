import { site } from "./site.ts";

/**
 * The parts of a price in dollars, with cents where there are any: 1250 → "$1,250", 20.5 → "$20.50" in American English. The sign is "$" in
 * every language, because each page says that they are US dollars, and "US$" falls apart among letters that run from the right.
 */
export function priceParts(locale: string, dollars: number): Intl.NumberFormatPart[] {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: site.currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.formatToParts(dollars).map(({ type, value }) => ({ type, value: type === "currency" ? "$" : value }));
}

export const writePrice = (locale: string, dollars: number): string =>
  priceParts(locale, dollars)
    .map(({ value }) => value)
    .join("");
