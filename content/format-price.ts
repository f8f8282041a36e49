import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

// Separate from format.ts, which is in every page's script: few pages write a price in the browser.
const { beforePrice, afterPrice } = numberFormat;

/** Without the spacing between symbol and amount. */
export const currencySymbol = (beforePrice + afterPrice).replace(/[\s\u200f\u2067\u2069]/g, "");

/** Cents only if there are any: 1250 → "$1,250", 20.5 → "$20.50". */
export function formatPrice(dollars: number): string {
  return beforePrice + writeNumber(numberFormat, dollars, dollars.toFixed(2).endsWith(".00") ? 0 : 2) + afterPrice;
}

/** May be less than a dollar: 0.008 → "$0.008", 1250 → "$1,250.00". */
export function formatSum(dollars: number): string {
  return beforePrice + writeNumber(numberFormat, dollars, 2, 3) + afterPrice;
}
