import type { SearchDocument } from "#content/search-data.ts";
import { searchBox as box } from "#words/search.ts";
import { excerptOf } from "./answer-question.ts";
import { priceReply } from "./price-reply.ts";
import type { Match, Search } from "./search.ts";
import { termsOf } from "./terms.ts";

/** What a search shows. */
export interface Found {
  /** How many there are, for everyone to hear. */
  readonly status: string;
  readonly results: readonly FoundResult[];
}

export interface FoundResult {
  readonly to: string;
  readonly kind: string;
  /** In parts, of which every second one is a word that was looked for. */
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Said of a link to another site, which opens in a new tab. */
  readonly newTab: string | null;
  /** Whether its words are a record's. */
  readonly isRecord: boolean;
}

/** The share of the search that a result has to hold, and of the best result's score that it has to reach. */
const minCovered = 0.5;
const minOfBest = 0.45;
const maxShown = 20;

/** @param only the kind that is looked for; all without it */
export function find(query: string, search: Search, only?: SearchDocument["kind"]): Found {
  const matches = search
    .rank(query, true)
    .filter(({ document, coverage }) => coverage >= minCovered && (!only || document.kind === only))
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  const minScore = matches[0] ? scoreOf(matches[0]) * minOfBest : 0;
  const shown = matches.filter((match) => scoreOf(match) >= minScore).slice(0, maxShown);
  const results = shown.map((match) => {
    const { to, kind, title } = match.document;
    const newTab = kind === "platform" ? box.newTab : null;
    const inParts = (text: string) => partsOf(text, match.terms);
    return {
      to,
      kind: box.kinds[kind],
      title: inParts(title),
      text: inParts(excerptOf(match)),
      newTab,
      isRecord: kind === "story",
    };
  });
  // A month that is asked for is worked out, before the pages that hold its words.
  const priced = priceReply(query);
  if (priced)
    results.unshift({
      ...priced,
      title: [priced.title],
      text: [priced.text],
      kind: box.kinds.answer,
      newTab: null,
      isRecord: false,
    });
  return { status: results.length > 0 ? box.found(results.length) : box.none, results };
}

/** A text, cut at its words that have one of the terms: every second part is such a word. */
function partsOf(text: string, terms: Match["terms"]): string[] {
  const parts = [""];
  for (const word of text.split(/([\p{L}\p{N}]+)/u)) {
    const isMatch = termsOf(word).some((term) => terms.has(term));
    if (isMatch) parts.push(word, "");
    else parts[parts.length - 1] += word;
  }
  return parts;
}

const scoreOf = ({ closeness, coverage }: Match): number => closeness + coverage;
