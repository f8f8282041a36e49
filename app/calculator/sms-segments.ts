/** GSM-7 default alphabet without the escape: 3GPP TS 23.038, 6.2.1. */
const alphabet = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** The extension table (6.2.1.1), with two septets each. National tables are left out, because few carriers apply them alike. */
const extension = new Set("\f^{}\\[~]|€");

/** Units per segment. In longer messages, each segment's header takes 6 of its 140 bytes (TS 23.040, 9.2.3.24.1). */
export const segmentLimits = {
  gsm7: { single: 160, joined: 153 },
  ucs2: { single: 70, joined: 67 },
} as const;

export type SmsEncoding = keyof typeof segmentLimits;

export interface SmsSegments {
  encoding: SmsEncoding;
  /** Septets in GSM-7 (two for an extension character), 16-bit units in UCS-2. */
  units: number;
  /** Each segment is sent and billed separately. Empty for empty text. */
  segments: readonly string[];
  /** Capacity of all segments, in units. For empty text, the capacity of one segment. */
  room: number;
  left: number;
  /** Distinct characters outside GSM-7, in order of appearance. */
  special: readonly string[];
  /** Distinct extension characters. Empty in UCS-2, where they count once. */
  double: readonly string[];
}

/** Never splits a two-unit character. CRLF, as forms send it, counts as one character, as on phones. */
export function smsSegments(text: string): SmsSegments {
  const characters = [...text.replace(/\r\n?/g, "\n")];
  const distinct = [...new Set(characters)];
  const special = distinct.filter((sign) => !alphabet.has(sign) && !extension.has(sign));
  const encoding = special.length === 0 ? "gsm7" : "ucs2";
  const double = encoding === "gsm7" ? distinct.filter((sign) => extension.has(sign)) : [];
  const getWidth = (one: string): number => (encoding === "ucs2" ? one.length : extension.has(one) ? 2 : 1);
  const units = characters.reduce((sum, one) => sum + getWidth(one), 0);
  const { single, joined } = segmentLimits[encoding];
  const limit = units <= single ? single : joined;
  const segments: string[] = [];
  let left: number = limit;
  for (const one of characters) {
    const width = getWidth(one);
    if (width > left || segments.length === 0) {
      segments.push("");
      left = limit;
    }
    segments[segments.length - 1] += one;
    left -= width;
  }
  const room = Math.max(segments.length, 1) * limit;
  return { encoding, units, segments, room, left, special, double };
}

/** Listing another script's letters one by one would explain nothing. */
export const hasOtherScript = (special: readonly string[]): boolean =>
  special.some((sign) => /\p{L}/u.test(sign) && !/[\p{Script=Latin}\p{Script=Common}]/u.test(sign));
