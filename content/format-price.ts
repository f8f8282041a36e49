import { numberFormat } from "#words/number-rules.ts";
import { type NumberFormat, writeNumber } from "./number-format.ts";

// This is not in format.ts, which every page loads, because few pages format prices in the browser.

/** Omits zero cents: 1250 becomes "$1,250", and 20.5 becomes "$20.50". */
export const formatPrice = (amount: number): string => formatPriceIn(numberFormat, amount);

/** @param format of the site's currency, or of the samples' (#words/text-prices.ts) */
export function formatPriceIn(format: NumberFormat, amount: number): string {
  const { beforePrice, afterPrice, priceDecimals } = format;
  const isWhole = Number.isInteger(Number(amount.toFixed(priceDecimals)));
  return beforePrice + writeNumber(format, amount, isWhole ? 0 : priceDecimals) + afterPrice;
}

/** Allows fractions of a cent: 0.008 becomes "$0.008", and 1250 becomes "$1,250.00". */
export function formatSumIn(format: NumberFormat, amount: number): string {
  const { beforePrice, afterPrice, priceDecimals } = format;
  return beforePrice + writeNumber(format, amount, priceDecimals, priceDecimals + 1) + afterPrice;
}
