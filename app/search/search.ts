import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { SearchDocument } from "#content/search-data.ts";
import { searchWords } from "#words/search.ts";
import { termOf, termsOf, wordsOf } from "./terms.ts";

export interface Match {
  readonly document: SearchDocument;
  /** How near the question is to one of the document's phrasings, 0 to 1. */
  readonly closeness: number;
  /** The share of the question, by weight, that the document holds anywhere. */
  readonly coverage: number;
  /** The weight of the word of the question that tells most and that the document does not hold. */
  readonly missing: number;
  /** The document's terms that the question asks for, with their weights. */
  readonly terms: ReadonlyMap<string, number>;
}

export type Search = ReturnType<typeof createSearch>;

type Indexed = SearchDocument & { readonly id: number };

const fields = ["title", "asks", "text"] as const;
/** For one term, as the index has it. */
const exactly = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** A longer text is not a question. */
const maxWords = 60;
/** Characters of a word from which one may be mistyped, from which its beginning is enough, and above which nothing is tried for it. */
const forTypo = 5;
const forPrefix = 3;
const maxCharacters = 30;
/** What a match counts that is by another word for the same or mistyped, in another phrasing of the document, or in its text. */
const bySynonym = 0.9;
const byTypo = 0.85;
const inOtherPhrasing = 0.6;
const inText = 0.35;
/** How much it matters that a question holds nothing else, and how much that a phrasing holds nothing else. */
const questionShare = 0.6;

/** One term of a question, with the terms of each document that it was found as. */
interface QueryTerm {
  readonly weight: number;
  readonly share: number;
  readonly found: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Ranks documents by a question. The index of MiniSearch finds its terms, and the phrasings of a document tell how near it is. */
export function createSearch(documents: readonly SearchDocument[]) {
  const fillers = new Set(termsOf(searchWords.fillers));
  const synonyms = Map.groupBy(
    Object.entries(searchWords.synonyms).flatMap(([meaning, others]) =>
      termsOf(others).map((term) => ({ term, means: termsOf(meaning)[0] ?? "" })),
    ),
    ({ term }) => term,
  );
  const asked = documents.map(({ title, asks }) => [title, ...asks]);
  const written = new Set<string>();
  for (const [id, { text }] of documents.entries()) {
    for (const word of wordsOf([...(asked[id] ?? []), text].join(" "))) written.add(word);
  }
  const apart = new Map(asked.flat().flatMap((text) => pairsOf(wordsOf(text))));
  const options: Options<Indexed> = {
    fields: [...fields],
    tokenize: (text) => together(wordsOf(text)),
    processTerm: termOf,
  };
  const index = new MiniSearch(options);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const phrasings = asked.map((texts) => texts.map((text) => new Set(tellingTerms(together(wordsOf(text))))));
  const weights = new Map<string, number>();

  /** Two words that are one elsewhere become one, in documents and questions alike: "tik tok", "set up". */
  function together(words: readonly string[]): string[] {
    const all: string[] = [];
    for (const word of words) {
      const last = all.at(-1);
      const isOne =
        last !== undefined && written.has(last + word) && ![last, word].some((part) => fillers.has(termOf(part)));
      if (isOne) all.pop();
      all.push(isOne ? last + word : word);
    }
    return all;
  }

  /** A word that no document holds, but whose parts stand side by side in one, becomes those: "landingpage". */
  function separate(word: string): readonly string[] {
    const term = termOf(word);
    return isKnown(term) || synonyms.has(term)
      ? [word]
      : (apart.get(word) ?? apart.get(word.replace(/s$/, "")) ?? [word]);
  }

  /** Without fillers, unless nothing else is left. */
  function tellingTerms(words: readonly string[]): readonly string[] {
    const terms = [...new Set(words.map(termOf))];
    const telling = terms.filter((term) => !fillers.has(term));
    return telling.length > 0 ? telling : terms;
  }

  /** A number that no document holds says how many, not what is asked. */
  function termsAsked(question: string): readonly string[] {
    const words = wordsOf(question).slice(0, maxWords);
    const counts = (word: string) => /^\d+$/.test(word) && !isKnown(word);
    const others = words.filter((word) => !counts(word));
    return tellingTerms(together((others.length > 0 ? others : words).flatMap(separate)));
  }

  const isKnown = (term: string): boolean => index.search(term, exactly).length > 0;

  /** The rarer a term is among the phrasings, the more it tells. */
  function weightOf(term: string): number {
    const count = () => index.search(term, { ...exactly, fields: ["title", "asks"] }).length;
    const weight = weights.get(term) ?? Math.log(1 + index.documentCount / (count() + 1));
    weights.set(term, weight);
    return weight;
  }

  function lookUp(term: string, isBeginning: boolean): QueryTerm {
    if (term.length > maxCharacters) return toQueryTerm(term, 0, []);
    const meanings = [term, ...(synonyms.get(term) ?? []).map(({ means }) => means)].filter(isKnown);
    if (meanings.length > 0) {
      const begun = isBeginning && term.length >= forPrefix ? index.search(term, { ...exactly, prefix: true }) : [];
      const share = meanings[0] === term ? 1 : bySynonym;
      return toQueryTerm(term, share, [...meanings.flatMap((meaning) => index.search(meaning, exactly)), ...begun]);
    }
    const swapped = swapsOf(term).find((one) => isKnown(one) || synonyms.has(one));
    if (swapped !== undefined) return { ...lookUp(swapped, false), share: byTypo };
    const near = { ...exactly, prefix: term.length >= forPrefix, fuzzy: term.length >= forTypo ? 1 : false };
    return toQueryTerm(term, byTypo, index.search(term, near));
  }

  function toQueryTerm(term: string, share: number, results: readonly SearchResult[]): QueryTerm {
    const found = new Map<number, Set<string>>();
    for (const { id, match } of results) found.set(id, new Set([...(found.get(id) ?? []), ...Object.keys(match)]));
    const terms = [...found.values()].flatMap((own) => [...own]);
    // A word that nothing holds may be what the question is about.
    return { weight: Math.min(...(terms.length > 0 ? terms : [term]).map(weightOf)), share, found };
  }

  /**
   * The documents that hold something of the question, the nearest first.
   * @param isTyping its last word may be a beginning
   */
  function rank(question: string, isTyping = false): Match[] {
    const terms = termsAsked(question);
    const queryTerms = terms.map((term, place) => lookUp(term, isTyping && place === terms.length - 1));
    const ids = new Set(queryTerms.flatMap(({ found }) => [...found.keys()]));
    return [...ids]
      .map((id) => matchOf(id, queryTerms))
      .sort((one, other) => other.closeness - one.closeness || other.coverage - one.coverage);
  }

  function matchOf(id: number, queryTerms: readonly QueryTerm[]): Match {
    const [document, own = []] = [documents[id] as SearchDocument, phrasings[id]];
    const here = queryTerms.filter(({ found }) => found.has(id));
    const terms = new Map(
      here.flatMap(({ weight, found }) => [...(found.get(id) ?? [])].map((term) => [term, weight])),
    );
    const isIn = ({ found }: QueryTerm, phrasing: ReadonlySet<string>) =>
      [...(found.get(id) ?? [])].some((term) => phrasing.has(term));
    const total = sumOf(queryTerms.map(({ weight }) => weight));
    const nearness = own.map((phrasing) => {
      const held = sumOf(here.map((one) => (isIn(one, phrasing) ? one.weight * one.share : 0)));
      const elsewhere = here
        .filter((one) => !isIn(one, phrasing))
        .map((one) => one.weight * (own.some((other) => isIn(one, other)) ? inOtherPhrasing : inText));
      const missing = [...phrasing].filter((term) => !terms.has(term)).map(weightOf);
      const whole = held + sumOf(missing);
      return whole && ((held + sumOf(elsewhere)) / total) ** questionShare * (held / whole) ** (1 - questionShare);
    });
    return {
      document,
      closeness: Math.max(...nearness),
      coverage: sumOf(here.map(({ weight, share }) => weight * share)) / total,
      missing: Math.max(0, ...queryTerms.filter((one) => !here.includes(one)).map(({ weight }) => weight)),
      terms,
    };
  }

  return { rank };
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The term with two neighboring letters swapped, as typing fast does. */
function swapsOf(term: string): string[] {
  if (term.length < forTypo) return [];
  const places = Array.from({ length: term.length - 1 }, (_, at) => at);
  return places.map((at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`);
}

/** Two or three words that stand side by side, by what they are when they are written together. */
function pairsOf(words: readonly string[]): [term: string, words: readonly string[]][] {
  return words.flatMap((_, at) =>
    [2, 3].flatMap((length): [string, readonly string[]][] => {
      const parts = words.slice(at, at + length);
      return parts.length === length ? [[parts.join(""), parts]] : [];
    }),
  );
}
