/** Latin letters that are no letter with an accent, as keyboards without them write them. */
const written: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
};

/** Apostrophes and quotes, as keyboards and phones write them. */
export const quotes = /['’‘‛ʼ′´`＇"“”„]/g;

/** Text with the digits of any script and full-width signs in ASCII, and without what is not seen, such as marks of direction. */
export function toAscii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toAsciiDigit);
}

/** Unicode has the ten digits of a script in a row, which begins at a code that ends in 0 or in 6, or names their ASCII digit (NFKC). */
function toAsciiDigit(digit: string): string {
  const plain = digit.normalize("NFKC");
  const code = plain.codePointAt(0) ?? 0;
  const place = code % 16;
  if (code < 0x80) return plain;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6);
}

/** A one-time or recovery code as its service compares it, however it was typed or pasted. */
export const readCode = (text: string): string => toAscii(text).replace(/\s/g, "");

/**
 * Text as every search compares it: no case, accents, apostrophes, quotes or other digits than ASCII's, and one dash, so that "sao" finds "São" and
 * "O'Brien" what an iPhone types.
 */
export function foldText(text: string): string {
  return toAscii(text)
    .replace(quotes, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => written[letter] ?? letter)
    .trim();
}
