import { whenUsed } from "./format.ts";
import { countryNames } from "./generated/pages/text-cost.ts";
import { site } from "./site.ts";

/** Countries by their ISO 3166 codes. */
export type TextCountry = keyof typeof samplePrices;

/**
 * Samples: what one part of a text might cost, in US dollars. Networks set prices and change them, and no plan of this site charges by the
 * part; a business that sends puts its provider's prices here.
 */
const samplePrices = {
  AU: 0.045,
  BR: 0.055,
  CA: 0.008,
  FR: 0.07,
  DE: 0.09,
  GB: 0.045,
  IN: 0.08,
  IE: 0.07,
  IT: 0.08,
  JP: 0.075,
  KE: 0.05,
  MX: 0.05,
  NL: 0.095,
  NG: 0.08,
  ES: 0.065,
  US: 0.008,
} as const;

const names: Readonly<Record<TextCountry, string>> = countryNames;

export interface TextPrice {
  readonly code: TextCountry;
  readonly name: string;
  readonly price: number;
}

/** Every country with its name and sample price, by name. */
export const textPrices: readonly TextPrice[] = Object.entries(samplePrices)
  // The keys are those of the object above.
  .map(([code, price]) => ({ code: code as TextCountry, name: names[code as TextCountry], price }))
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** People on a list that a cost is worked out for. */
export const textPeople = { min: 1, start: 500, max: 10_000_000 } as const;

/** Characters of a text that the tool takes: a dozen parts, more than any phone shows well. */
export const maxTextLength = 1_600;

const sums = whenUsed(
  () =>
    new Intl.NumberFormat(site.locale, {
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
