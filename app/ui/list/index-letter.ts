import { foldText } from "#shared/fold-text.ts";

/** Where a name stands in an index, as the search folds it: "Öresund" → "O", "إعلان" → "ا", "500px" → "". */
export function indexLetter(name: string): string {
  const first = [...foldText(name)][0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "";
}
