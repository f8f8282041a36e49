/** Letters that Unicode doesn't decompose, with the letters that people type instead. */
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

export const quotes = /['’‘‛ʼ′´`＇"“”„]/g;

/** Maps digits of any script and full-width characters to ASCII, and drops invisible characters such as direction marks. */
export function toAscii(text: string): string {
  return text
    .replace(/\p{Cf}/gu, "")
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, toAsciiDigit);
}

/** NFKC maps some digits to ASCII. Other scripts' digits are consecutive, from a code point ending in hexadecimal 0 or 6. */
function toAsciiDigit(digit: string): string {
  const plain = digit.normalize("NFKC");
  const code = plain.codePointAt(0) ?? 0;
  const place = code % 16;
  if (code < 0x80) return plain;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6);
}

/** Normalizes one-time and recovery codes, as typed or pasted. */
export const readCode = (text: string): string => toAscii(text).replace(/\s/g, "");

/** Removes case, accents, apostrophes and quotes, and unifies digits and dashes, so that "sao" finds "São". */
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
