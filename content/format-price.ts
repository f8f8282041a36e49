import { numberFormat } from "#words/number-rules.ts";
import { writeNumber } from "./number-format.ts";

// This is not in format.ts, which every page loads, because few pages format prices in the browser.
const { beforePrice, afterPrice } = numberFormat;

/** Without spaces and bidi control characters. */
export const currencySymbol = (beforePrice + afterPrice).replace(/[\s\u200f\u2067\u2069]/g, "");

/** Omits zero cents: 1250 becomes "$1,250", and 20.5 becomes "$20.50". */
export function formatPrice(dollars: number): string {
  return beforePrice + writeNumber(numberFormat, dollars, dollars.toFixed(2).endsWith(".00") ? 0 : 2) + afterPrice;
}

/** Allows fractions of a cent: 0.008 becomes "$0.008", and 1250 becomes "$1,250.00". */
export function formatSum(dollars: number): string {
  return beforePrice + writeNumber(numberFormat, dollars, 2, 3) + afterPrice;
}
