/** The default alphabet of 7 bits: 3GPP TS 23.038, 6.2.1, without the escape. */
const basicAlphabet = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Its extension table (6.2.1.1): each is sent as an escape and a letter. */
const extension = new Set("\f^{}\\[~]|€");

/** Units of one message alone and of a part of several, whose header takes 6 of its 140 bytes (TS 23.040, 9.2.3.24.1). */
export const unitLimits = {
  gsm7: { alone: 160, ofSeveral: 153 },
  ucs2: { alone: 70, ofSeveral: 67 },
} as const;

export type TextAlphabet = keyof typeof unitLimits;

export interface CountedText {
  alphabet: TextAlphabet;
  /** Septets of the 7-bit alphabet, or 16-bit units of UCS-2. */
  units: number;
  /** What is sent one by one, and paid one by one. None for an empty text. */
  parts: readonly string[];
  /** Units that the last part has room for. */
  left: number;
  /** The characters that the 7-bit alphabet lacks, each once, in the order they come. */
  forcing: readonly string[];
}

/**
 * Counts a text as networks send it. A character of two units, whether of the extension table or a surrogate pair, stands in one part.
 * Line ends of a form count once, as a phone sends them.
 */
export function countText(text: string): CountedText {
  const characters = [...text.replace(/\r\n?/g, "\n")];
  const forcing = [...new Set(characters.filter((one) => !basicAlphabet.has(one) && !extension.has(one)))];
  const alphabet = forcing.length === 0 ? "gsm7" : "ucs2";
  const widthOf = (one: string): number => (alphabet === "ucs2" ? one.length : extension.has(one) ? 2 : 1);
  const units = characters.reduce((sum, one) => sum + widthOf(one), 0);
  const { alone, ofSeveral } = unitLimits[alphabet];
  const limit = units <= alone ? alone : ofSeveral;
  const parts: string[] = [];
  let left = 0;
  for (const one of characters) {
    const width = widthOf(one);
    if (width > left || parts.length === 0) {
      parts.push("");
      left = limit;
    }
    parts[parts.length - 1] += one;
    left -= width;
  }
  return { alphabet, units, parts, left: parts.length === 0 ? limit : left, forcing };
}

/** Signs that word processors put in, and what stands for them in the 7-bit alphabet. */
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
