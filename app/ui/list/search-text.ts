import { foldText, quotes } from "#shared/fold-text.ts";

/** Characters; longer patterns are refused (packages/backend/rest/query-limits.ts). */
const maxPattern = 38;

/** Fewer letters match most words. */
const minLetters = 3;

/**
 * For `ilike`: matches at least everything that `foldText` treats as equal. Special characters and vowels become wildcards. With few
 * other letters the vowels stay, so accented ones are not found; accented consonants never are.
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
