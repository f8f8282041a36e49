/**
 * Sample US dollars a segment, by ISO 3166 country. Networks change them, and no plan of this site charges by the
 * segment. Names and order are the language's own (scripts/words/locale-modules.ts).
 */
export const pricesByCountry: Readonly<Record<string, number>> = {
  AU: 0.045,
  BR: 0.055,
  CA: 0.008,
  DE: 0.09,
  ES: 0.065,
  FR: 0.07,
  GB: 0.045,
  IE: 0.07,
  IN: 0.08,
  IT: 0.08,
  JP: 0.075,
  KE: 0.05,
  MX: 0.05,
  NG: 0.08,
  NL: 0.095,
  US: 0.008,
};
