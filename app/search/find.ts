import type { SearchDocument } from "#content/search-data.ts";
import { searchBox as box } from "#words/search.ts";
import { getExcerpt } from "./answer-question.ts";
import { priceReply } from "./price-reply.ts";
import type { Match, Search } from "./search.ts";
import { toTerms } from "./terms.ts";
import { maxShown, minCovered, minOfBest, minOffered } from "./thresholds.ts";

export interface Found {
  readonly status: string;
  readonly results: readonly FoundResult[];
}

export interface FoundResult {
  readonly to: string;
  readonly kind: string;
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Label for an external link, which opens in a new tab. */
  readonly newTab: string | null;
  readonly isEnglish: boolean;
}

export function find(query: string, search: Search, only?: SearchDocument["kind"]): Found {
  const ranked = search.rank(query, true).filter(({ document }) => !only || document.kind === only);
  const covered = ranked.filter(({ coverage }) => coverage >= minCovered);
  // For a long question, a partial match is better than none.
  const partly = ranked.filter(({ closeness }) => closeness >= minOffered);
  const matches = (covered.length > 0 ? covered : partly).sort((first, second) => getScore(second) - getScore(first));
  const minScore = matches[0] ? getScore(matches[0]) * minOfBest : 0;
  const shown = matches.filter((match) => getScore(match) >= minScore).slice(0, maxShown);
  const results = shown.map((match) => {
    const { to, kind, title } = match.document;
    const newTab = kind === "platform" ? box.newTab : null;
    const inParts = (text: string) => splitAtTerms(text, match.terms);
    return {
      to,
      kind: box.kinds[kind],
      title: inParts(title),
      text: inParts(getExcerpt(match)),
      newTab,
      isEnglish: match.document.isEnglish === true,
    };
  });
  // A calculated price comes before pages that contain the words.
  const priced = priceReply(query);
  if (priced)
    results.unshift({
      ...priced,
      title: [priced.title],
      text: [priced.text],
      kind: box.kinds.answer,
      newTab: null,
      isEnglish: false,
    });
  return { status: results.length > 0 ? box.found(results.length) : box.none, results };
}

function splitAtTerms(text: string, terms: Match["terms"]): string[] {
  const parts = [""];
  for (const word of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMatch = toTerms(word).some((term) => terms.has(term));
    if (isMatch) parts.push(word, "");
    else parts[parts.length - 1] += word;
  }
  return parts;
}

const getScore = ({ closeness, coverage }: Match): number => closeness + coverage;
