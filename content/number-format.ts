/** How a language writes numbers. The build of the words takes it from Node's Intl: those of browsers differ, and the first use of one is slow. */
export interface NumberFormat {
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
  /** The smallest whole number with such a mark: Spanish writes 1000 and 10.000. */
  readonly firstGrouped: number;
  readonly beforePrice: string;
  readonly afterPrice: string;
}

/**
 * A number from 0 on: 1250 → "1,250" in English, "1.250" in German.
 * @param least places behind the point, also where they are 0
 * @param most to which it is rounded
 */
export function writeNumber(format: NumberFormat, value: number, least = 0, most = least): string {
  const [whole = "", places = ""] = value.toFixed(most).split(".");
  const written = Number(whole) < format.firstGrouped ? whole : whole.replace(/\B(?=(\d{3})+$)/g, format.group);
  const fraction = places.replace(/0+$/, "").padEnd(least, "0");
  return fraction ? written + format.decimal + fraction : written;
}
