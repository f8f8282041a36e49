import { otherTerms, type Passage, passages } from "#content/answer-passages.ts";
import { termsOf } from "#content/answer-terms.ts";

/** Maximum number of terms that are looked up: a longer text is not a question that a page answers. */
const mostTerms = 40;
const mostLetters = 2_000;
/** Maximum number of passages shown, and the share of the best score that each of them needs. */
const mostFound = 3;
const nearBest = 0.75;
/** The share of the question, by term weight, that a passage must contain; less if the question contains its whole title. */
const leastCovered = 0.55;
const leastCoveredByTitle = 0.3;
/** Weights of a term by the field of the passage, and of a synonym or a similar spelling of a typed term. */
const inTitle = 3;
const inAsked = 4;
const inRest = 0.5;
const byOtherTerm = 0.8;
/** The constants of BM25: k1, which limits the effect of repeated terms, and b, which reduces the score of long passages. */
const saturation = 1.2;
const lengthShare = 0.4;

interface Entry {
  passage: Passage;
  /** How often each term stands there, weighted. */
  frequencies: ReadonlyMap<string, number>;
  length: number;
  title: readonly string[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const entries: readonly Entry[] = passages.map((passage) => {
  const frequencies = new Map<string, number>();
  const add = (terms: readonly string[], weight: number): void => {
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight);
  };
  add(termsOf(passage.title), inTitle);
  add(termsOf(passage.text), 1);
  add(passage.rest.split(" ").filter(Boolean), inRest);
  const length = sumOf([...frequencies.values()]);
  // These terms do not count toward the length.
  add(passage.asked.split(" ").filter(Boolean), inAsked);
  const title = termsOf(passage.title);
  return { passage, title, frequencies, length };
});

const averageLength = sumOf(entries.map(({ length }) => length)) / entries.length;

const passagesWith = new Map<string, number>();
for (const { frequencies } of entries) {
  for (const term of frequencies.keys()) passagesWith.set(term, (passagesWith.get(term) ?? 0) + 1);
}

/** The inverse document frequency of a term. */
const rarity = (term: string): number => {
  const count = passagesWith.get(term) ?? 0;
  return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
};
const rarest = rarity("");

/** Maximum edit distance between a typed word and the intended one. */
const slipsIn = (term: string): number => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** Whether the edit distance is at most `most`: letters changed, left out, added or swapped with their neighbor. */
function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let earlier: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let edits = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        edits = Math.min(edits, (earlier[column - 2] ?? 0) + 1);
      }
      current.push(edits);
    }
    earlier = before;
    before = current;
  }
  return (before[other.length] ?? most + 1) <= most;
}

/** The terms of the passages that a typed term can stand for, with their weights. Empty for an unknown term. */
function meaningsOf(term: string): ReadonlyMap<string, number> {
  const meanings = new Map<string, number>();
  if (passagesWith.has(term)) meanings.set(term, 1);
  for (const other of Object.hasOwn(otherTerms, term) ? (otherTerms[term] ?? []) : []) {
    if (!meanings.has(other) && passagesWith.has(other)) meanings.set(other, byOtherTerm);
  }
  if (meanings.size > 0) return meanings;
  const slips = slipsIn(term);
  const known = [...passagesWith.keys(), ...Object.keys(otherTerms)];
  const meant = slips > 0 ? known.filter((one) => one[0] === term[0] && isWithin(slips, term, one)) : [];
  // One slip is likelier than two.
  const [nearest] = meant.toSorted(
    (one, other) => Number(isWithin(1, term, other)) - Number(isWithin(1, term, one)) || rarity(one) - rarity(other),
  );
  if (nearest === undefined) return meanings;
  for (const [other, weight] of meaningsOf(nearest)) meanings.set(other, weight * byOtherTerm);
  return meanings;
}

/**
 * The passages that answer a question best, the best one first; empty if no passage contains enough of the question. Plain
 * term matching, ranked by BM25 (Robertson and Zaragoza, 2009).
 */
export function findPassages(question: string): readonly Passage[] {
  const terms = [...new Set(termsOf(question.slice(0, mostLetters)))].slice(0, mostTerms);
  const typed = new Set(terms);
  const asked = terms.map((term) => {
    const meanings = meaningsOf(term);
    const weight = Math.min(rarest, ...[...meanings.keys()].map(rarity));
    return { meanings, weight };
  });
  const total = sumOf(asked.map(({ weight }) => weight));
  const found: { passage: Passage; score: number }[] = [];
  for (const { passage, title, frequencies, length } of entries) {
    let score = 0;
    let covered = 0;
    for (const { meanings, weight } of asked) {
      let best = 0;
      for (const [term, share] of meanings) {
        const frequency = frequencies.get(term);
        if (frequency === undefined) continue;
        const damping = saturation * (1 - lengthShare + (lengthShare * length) / averageLength);
        best = Math.max(best, (share * rarity(term) * frequency * (saturation + 1)) / (frequency + damping));
      }
      score += best;
      if (best > 0) covered += weight;
    }
    const isNamed = title.length > 0 && title.every((term) => typed.has(term));
    const least = (isNamed ? leastCoveredByTitle : leastCovered) * total;
    if (score > 0 && covered >= least) found.push({ passage, score });
  }
  found.sort((one, other) => other.score - one.score);
  const least = (found[0]?.score ?? 0) * nearBest;
  return found
    .filter(({ score }) => score >= least)
    .slice(0, mostFound)
    .map(({ passage }) => passage);
}
