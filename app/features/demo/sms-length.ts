/** How a phone network counts and splits a text message. */
export interface SmsLength {
  /** GSM-7 where every character is in its alphabet, UCS-2 otherwise. */
  readonly encoding: "gsm-7" | "ucs-2";
  /** What the message weighs: septets in GSM-7 (an extension character weighs two), 16-bit units in UCS-2. */
  readonly units: number;
  /** Units that fit into the texts the message needs; the room of one text while it is empty. */
  readonly room: number;
  /** Texts the message is sent as; 0 for an empty message. */
  readonly texts: number;
  /** The distinct characters that force UCS-2, in the order they appear. */
  readonly special: readonly string[];
  /** The distinct GSM-7 extension characters, which weigh two; empty in UCS-2. */
  readonly double: readonly string[];
}

/**
 * The default alphabet and its extension table of 3GPP TS 23.038, sections 6.2.1 and 6.2.1.1. The national shift
 * tables are left out: carriers apply them so unevenly that a count which relied on them would often be too low.
 */
const basic = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const extension = new Set("\f^{}\\[~]|€");

/** A joined text loses room to its header: 7 septets of 160, 3 units of 70 (3GPP TS 23.040, section 9.2.3.24.1). */
const rooms = {
  "gsm-7": { single: 160, joined: 153 },
  "ucs-2": { single: 70, joined: 67 },
} as const;

/** Counts a message as phone networks do. */
export function smsLength(message: string): SmsLength {
  const characters = [...message];
  const special = distinct(characters.filter((character) => !basic.has(character) && !extension.has(character)));
  const encoding = special.length === 0 ? "gsm-7" : "ucs-2";
  const double = encoding === "gsm-7" ? distinct(characters.filter((character) => extension.has(character))) : [];
  const weights = characters.map((character) => weightOf(character, encoding));
  const units = weights.reduce((sum, weight) => sum + weight, 0);
  const { single, joined } = rooms[encoding];
  if (units <= single) return { encoding, units, room: single, texts: units === 0 ? 0 : 1, special, double };
  const texts = countJoined(weights, joined);
  return { encoding, units, room: texts * joined, texts, special, double };
}

function weightOf(character: string, encoding: SmsLength["encoding"]): number {
  if (encoding === "ucs-2") return character.length;
  return extension.has(character) ? 2 : 1;
}

/** An escape sequence or a surrogate pair is never cut in two, so a text may end one unit early. */
function countJoined(weights: readonly number[], room: number): number {
  let texts = 1;
  let used = 0;
  for (const weight of weights) {
    if (used + weight > room) {
      texts += 1;
      used = 0;
    }
    used += weight;
  }
  return texts;
}

function distinct(characters: readonly string[]): string[] {
  return [...new Set(characters)];
}
