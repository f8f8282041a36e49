/** Text as a search compares it: no case, no accents, so that "sao" finds "São". */
export function searchText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}

/** Characters of a pattern at most: longer ones are refused (server/rest/limits.ts). */
const longestPattern = 38;

/**
 * Words as a pattern for `ilike`. It finds all that `searchText` finds and sometimes more: signs that mean something in an address
 * or in a pattern stand for any, and in longer words the vowels too, since they may bear accents in the table.
 */
export function searchPattern(words: string): string {
  const text = searchText(words).slice(0, longestPattern);
  const open = text.replace(/[^\p{L}\p{N}]/gu, "_");
  return open && `*${open.length < 5 ? open : open.replace(/[aeiou]/g, "_")}*`;
}
