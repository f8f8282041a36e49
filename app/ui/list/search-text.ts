import { foldText, quotes } from "#shared/fold-text.ts";

/** The maximum number of characters in a pattern: longer ones are refused (packages/backend/rest/query-limits.ts). */
const maxPattern = 38;

/** The number of letters that a pattern needs to distinguish a word from most others. */
const minLetters = 3;

/**
 * Words as a pattern for `ilike`. It finds what `foldText` makes equal and sometimes more: characters with a meaning in an address or in
 * a pattern become wildcards, and so do vowels, which may have accents in the table. Where too few other letters are left, vowels
 * stay as they are, and vowels with accents are not found; nor are consonants with accents, and a quote that the words leave out.
 */
export function searchPattern(words: string): string {
  const text = words
    .trim()
    .split(quotes)
    .map(foldText)
    .join("_")
    .slice(0, maxPattern)
    .replace(/[^\p{L}\p{N}]/gu, "_");
  const open = text.replace(/[aeiou]/g, "_");
  return text && `*${open.replaceAll("_", "").length < minLetters ? text : open}*`;
}
