import { foldText, quotes } from "#shared/fold-text.ts";

/** In characters. Longer patterns are refused (packages/backend/rest/query-limits.ts). */
const maxPattern = 38;

/** Fewer letters match most words. */
const minLetters = 3;

/**
 * Builds a pattern for `ilike`; the caller filters the matches. Special characters and vowels become wildcards. With few other letters,
 * vowels stay, so accented vowels are not found. Accented consonants are never found.
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
