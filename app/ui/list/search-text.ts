import { foldText, quotes } from "#shared/fold-text.ts";

/** Characters; longer patterns are refused (packages/backend/rest/query-limits.ts). */
const maxPattern = 38;

/** Fewer letters don't distinguish a word from most others. */
const minLetters = 3;

/**
 * A pattern for `ilike` that matches what `foldText` makes equal and sometimes more: characters special in an address or a pattern become
 * wildcards, and so do vowels, which may have accents in the table. If too few other letters are left, vowels stay, and accented ones are
 * not found; nor are accented consonants, and a quote that the words leave out.
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
