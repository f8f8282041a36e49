import { site } from "./site.ts";

/**
 * Writes prices in dollars, with cents where there are any: 1250 → "$1,250", 20.5 → "$20.50" in American English. Every page says that they are US
 * dollars.
 */
export const priceFormat = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: site.currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
