/** Text as a search compares it: no case, no accents, so that "sao" finds "São". */
export function searchText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Characters of a pattern at most: longer ones are refused (server/rest/query-limits.ts). */
const longestPattern = 38;

/** Letters that have to stay for a pattern to tell a word from most others. */
const leastLetters = 3;

/**
 * Words as a pattern for `ilike`. It finds what `searchText` finds and sometimes more: signs that mean something in an address or in
 * a pattern stand for any, and so do vowels, which may bear accents in the table. Where too few other letters are left, vowels stay
 * as they are, and those with accents are not found.
 */
export function searchPattern(words: string): string {
  const text = searchText(words)
    .slice(0, longestPattern)
    .replace(/[^\p{L}\p{N}]/gu, "_");
  const open = text.replace(/[aeiou]/g, "_");
  return text && `*${open.replaceAll("_", "").length < leastLetters ? text : open}*`;
}
