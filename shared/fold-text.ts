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

/** Text as every search compares it: no case, accents or apostrophes, so that "sao" finds "São" and "O'Brien" what an iPhone types. */
export function foldText(text: string): string {
  return text
    .replace(/['’‘‛ʼ′´`＇]/g, "")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łøđðħıßæœþ]/g, (letter) => written[letter] ?? letter)
    .trim();
}
