/** Signs that word processors put in, and what stands for them in GSM-7. */
const plainSigns: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "‚": ",",
  "“": '"',
  "”": '"',
  "„": '"',
  "–": "-",
  "—": "-",
  "…": "...",
  "\u00a0": " ",
  "\u202f": " ",
  "\t": " ",
};

/** The text with plain signs in place of those that word processors put in. */
export function withPlainSigns(text: string): string {
  return Array.from(text, (one) => plainSigns[one] ?? one).join("");
}
