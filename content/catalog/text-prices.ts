/** Carriers' prices keep their currency, whatever the site's is. */
export const textPriceCurrency: string = "USD";

/**
 * Sample prices of a segment, by ISO 3166 country. Carriers change prices, and no plan charges by the segment. Names and their order
 * are generated per language (scripts/words/locale-modules.ts).
 */
export const pricesByCountry: Readonly<Record<string, number>> = {
  AE: 0.075,
  AR: 0.075,
  AT: 0.09,
  AU: 0.045,
  BR: 0.055,
  CA: 0.008,
  CH: 0.06,
  CL: 0.055,
  CO: 0.05,
  DE: 0.09,
  EG: 0.13,
  ES: 0.065,
  FR: 0.07,
  GB: 0.045,
  IE: 0.07,
  IN: 0.08,
  IT: 0.08,
  JO: 0.16,
  JP: 0.075,
  KE: 0.05,
  MA: 0.11,
  MX: 0.05,
  NG: 0.08,
  NL: 0.095,
  PE: 0.065,
  SA: 0.06,
  US: 0.008,
};
