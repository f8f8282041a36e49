import { whenUsed } from "./format.ts";
import { language } from "#words/language.ts";
import { site } from "./site.ts";

export interface TextPrice {
  /** An ISO 3166 code. */
  readonly code: string;
  readonly name: string;
  /** A sample, in US dollars. */
  readonly price: number;
}

/** Characters of a text that the tool takes: a dozen parts, more than any phone shows well. */
export const maxTextLength = 1_600;

const sums = whenUsed(
  () =>
    new Intl.NumberFormat(language.locale, {
      style: "currency",
      currency: site.currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 3,
    }),
);

/** An amount that may be less than a dollar, in the site's locale: 0.008 → "$0.008", 1250 → "$1,250.00". */
export function formatSum(dollars: number): string {
  return sums().format(dollars);
}
