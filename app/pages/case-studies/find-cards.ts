import { type CaseStudy, searchedTexts } from "#app/data/case-studies.ts";
import { foldText } from "#shared/fold-text.ts";

interface CardSearch {
  readonly words: string;
  readonly trades: readonly string[];
}

export function findCards(caseStudies: readonly CaseStudy[], { words, trades }: CardSearch): readonly CaseStudy[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0 && trades.length === 0) return caseStudies;
  return caseStudies.filter((caseStudy) => {
    if (trades.length > 0 && !trades.includes(caseStudy.industryType)) return false;
    if (wanted.length === 0) return true;
    const card = getWords(caseStudy);
    return wanted.every((word) => card.includes(word));
  });
}

export function listTrades(caseStudies: readonly CaseStudy[]): string[] {
  const folded = new Map(caseStudies.map(({ industryType: trade }) => [trade, foldText(trade)]));
  return [...folded]
    .filter(([trade]) => trade)
    .sort(([, a], [, b]) => (a < b ? -1 : Number(a > b)))
    .map(([trade]) => trade);
}

const foldedCards = new WeakMap<CaseStudy, string>();

/** Cards are normalized once, because normalizing ten thousand of them at every keystroke would be noticeable. */
function getWords(caseStudy: CaseStudy): string {
  const known = foldedCards.get(caseStudy);
  if (known !== undefined) return known;
  const folded = foldText(searchedTexts.map((text) => caseStudy[text]).join(" "));
  foldedCards.set(caseStudy, folded);
  return folded;
}
