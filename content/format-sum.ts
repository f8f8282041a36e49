import { language } from "#words/language.ts";
import { whenUsed } from "./format.ts";
import { site } from "./site.ts";

const sums = whenUsed(
  () =>
    new Intl.NumberFormat(language.locale, {
      style: "currency",
      currency: site.currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 3,
    }),
);

/** An amount that may be less than a dollar, as the language of the build writes it: 0.008 → "$0.008", 1250 → "$1,250.00". */
export function formatSum(dollars: number): string {
  return sums().format(dollars);
}
