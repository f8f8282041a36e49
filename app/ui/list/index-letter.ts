import { foldText } from "#shared/fold-text.ts";

/** Folds the letter as search does: "Öresund" gives "O", "إعلان" gives "ا" and "500px" gives "". */
export function indexLetter(name: string): string {
  const first = [...foldText(name)][0] ?? "";
  return /\p{L}/u.test(first) ? first.toUpperCase() : "";
}
