/** Generated from Node's Intl, because browsers' data differs and their first formatter is slow. */
export interface NumberFormat {
  readonly decimal: string;
  readonly group: string;
  /** Smallest whole number with a separator. Spanish writes 1000, but 10.000. */
  readonly firstGrouped: number;
  /** Of the currency: 2 for dollars, 0 for yen. */
  readonly priceDecimals: number;
  readonly beforePrice: string;
  readonly afterPrice: string;
}

/** Writes 1250 as "1,250" in English and as "1.250" in German. `least` and `most` limit the decimals. Not for negative numbers. */
export function writeNumber(format: NumberFormat, value: number, least = 0, most = least): string {
  const [whole = "", places = ""] = value.toFixed(most).split(".");
  const written = Number(whole) < format.firstGrouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, format.group);
  const fraction = places.replace(/0+$/, "").padEnd(least, "0");
  return fraction ? written + format.decimal + fraction : written;
}
