import { foldText } from "#shared/fold-text.ts";

/** Folded as for search: "Öresund" → "O", "إعلان" → "ا", "500px" → "". */
export function indexLetter(name: string): string {
  const first = [...foldText(name)][0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "";
}
