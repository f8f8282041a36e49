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

/**
 * Text as every search compares it: no case, accents, apostrophes, quotes or what nobody sees, and one dash, so that "sao" finds "São" and
 * "O'Brien" what an iPhone types.
 */
export function foldText(text: string): string {
  return text
    .replace(quotes, "")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(/\p{Pd}/gu, "-")
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => written[letter] ?? letter)
    .trim();
}
