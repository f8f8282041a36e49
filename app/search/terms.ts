/** Turns a text and a search into the same terms: words without accents, case and endings. Only English endings are known. */
import { foldText } from "#shared/fold-text.ts";

/** Words of a text in lower case; "e-mail" is one, and so is "10,000". */
export function wordsOf(text: string): string[] {
  const plain = foldText(text.replace(/['’‘‛ʼ`´]s\b/gi, ""))
    .replace(/\be-(?=mail|commerce)/g, "e")
    .replace(/(?<=\d),(?=\d{3})/g, "");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** A word without the commonest endings, so that "prices" and "pricing" meet. Not always a word itself. */
export function termOf(word: string): string {
  if (/^\d+$/.test(word)) return word;
  let stem = word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 4 && /(ss|sh|ch|x|z)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length > 2 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5) stem = stem.replace(/(ing|ed|ly)$/, "");
  if (stem.length > 6) stem = stem.replace(/(ation|ate)$/, "");
  if (stem.length > 4) stem = stem.replace(/e$/, "");
  return stem.length > 5 ? stem.replace(/([^aeiousz])\1$/, "$1") : stem;
}

export function termsOf(text: string): string[] {
  return wordsOf(text).map(termOf);
}
