import { indexLetter } from "#app/ui/letter-index.tsx";

export const toAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;

/** Old anchors of letters that are now merged into another one, keyed by the id of their first word. */
export function formerAnchors(words: readonly { id: string; word: string }[]): ReadonlyMap<string, string> {
  const byInitial = Map.groupBy(words, ({ word }) => word.charAt(0).toUpperCase());
  const folded = [...byInitial].filter(([initial]) => initial !== indexLetter(initial));
  return new Map(folded.flatMap(([initial, [first]]) => (first ? [[first.id, toAnchor(initial)]] : [])));
}
