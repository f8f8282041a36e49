import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { SearchDocument } from "#content/search-data.ts";
import { searchWords } from "#words/search.ts";
import { toTerm, toTerms, splitWords } from "./terms.ts";
import {
  bySynonym,
  byTypo,
  forPrefix,
  forTypo,
  inOtherPhrasing,
  inText,
  maxCharacters,
  maxWords,
  questionShare,
} from "./thresholds.ts";

export interface Match {
  readonly document: SearchDocument;
  /** Similarity between the question and the document's closest phrasing, 0 to 1. */
  readonly closeness: number;
  /** Weighted share of the question that the document contains. */
  readonly coverage: number;
  /** Weight of the heaviest query word that the document lacks. */
  readonly missing: number;
  readonly terms: ReadonlyMap<string, number>;
}

export type Search = ReturnType<typeof createSearch>;

type Indexed = SearchDocument & { readonly id: number };

const fields = ["title", "asks", "text"] as const;
const exactly = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

interface QueryTerm {
  readonly weight: number;
  readonly share: number;
  readonly found: ReadonlyMap<number, ReadonlySet<string>>;
}

/** MiniSearch matches terms. Each result's closeness comes from comparing its title and `asks` with the query. */
export function createSearch(documents: readonly SearchDocument[]) {
  const framing = new Set(toTerms(searchWords.framing));
  const synonyms = Map.groupBy(
    Object.entries(searchWords.synonyms).flatMap(([meaning, others]) =>
      toTerms(others).map((term) => ({ term, means: toTerms(meaning)[0] ?? "" })),
    ),
    ({ term }) => term,
  );
  const asked = documents.map(({ title, asks }) => [title, ...asks]);
  const written = new Set<string>();
  for (const [id, { text }] of documents.entries()) {
    for (const word of splitWords([...(asked[id] ?? []), text].join(" "))) written.add(word);
  }
  const apart = new Map(asked.flat().flatMap((text) => listPairs(splitWords(text))));
  const options: Options<Indexed> = {
    fields: [...fields],
    tokenize: (text) => together(splitWords(text)),
    processTerm: toTerm,
  };
  const index = new MiniSearch(options);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const phrasings = asked.map((texts) => texts.map((text) => new Set(tellingTerms(together(splitWords(text))))));
  const weights = new Map<string, number>();

  function together(words: readonly string[]): string[] {
    const all: string[] = [];
    for (const word of words) {
      const last = all.at(-1);
      const isOne =
        last !== undefined && written.has(last + word) && ![last, word].some((part) => framing.has(toTerm(part)));
      if (isOne) all.pop();
      all.push(isOne ? last + word : word);
    }
    return all;
  }

  /** Splits an unknown compound such as "landingpage" if its parts are adjacent in a document. */
  function separate(word: string): readonly string[] {
    const term = toTerm(word);
    return isKnown(term) || synonyms.has(term)
      ? [word]
      : (apart.get(word) ?? apart.get(word.replace(/s$/, "")) ?? [word]);
  }

  /** Drops words that only frame a question, unless none would be left. */
  function tellingTerms(words: readonly string[]): readonly string[] {
    const terms = [...new Set(words.map(toTerm))];
    const telling = terms.filter((term) => !framing.has(term));
    return telling.length > 0 ? telling : terms;
  }

  /** Drops numbers that no document contains, because they are amounts. */
  function termsAsked(question: string): readonly string[] {
    const words = splitWords(question).slice(0, maxWords);
    const counts = (word: string) => /^\d+$/.test(word) && !isKnown(word);
    const others = words.filter((word) => !counts(word));
    return tellingTerms(together((others.length > 0 ? others : words).flatMap(separate)));
  }

  const isKnown = (term: string): boolean => index.search(term, exactly).length > 0;

  const countPlaces = (ids: readonly number[]): number => new Set(ids.map((id) => documents[id]?.to)).size;
  const places = countPlaces([...documents.keys()]);

  /** Terms that are rarer in titles and `asks` weigh more. All of a service's features count as one place. */
  function getWeight(term: string): number {
    const count = () => countPlaces(index.search(term, { ...exactly, fields: ["title", "asks"] }).map(({ id }) => id));
    const weight = weights.get(term) ?? Math.log(1 + places / (count() + 1));
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
    const swapped = listSwaps(term).find((swap) => isKnown(swap) || synonyms.has(swap));
    if (swapped !== undefined) return { ...lookUp(swapped, false), share: byTypo };
    const near = { ...exactly, prefix: term.length >= forPrefix, fuzzy: term.length >= forTypo ? 1 : false };
    return toQueryTerm(term, byTypo, index.search(term, near));
  }

  function toQueryTerm(term: string, share: number, results: readonly SearchResult[]): QueryTerm {
    const found = new Map<number, Set<string>>();
    for (const { id, match } of results) found.set(id, new Set([...(found.get(id) ?? []), ...Object.keys(match)]));
    const terms = [...found.values()].flatMap((termsOfWord) => [...termsOfWord]);
    // An unknown word may be the question's topic.
    return { weight: Math.min(...(terms.length > 0 ? terms : [term]).map(getWeight)), share, found };
  }

  /** Sorts the nearest first. `isTyping` means that the last word may be incomplete. */
  function rank(question: string, isTyping = false): Match[] {
    const terms = termsAsked(question);
    const queryTerms = terms.map((term, place) => lookUp(term, isTyping && place === terms.length - 1));
    const ids = new Set(queryTerms.flatMap(({ found }) => [...found.keys()]));
    return [...ids]
      .map((id) => toMatch(id, queryTerms))
      .sort((one, other) => other.closeness - one.closeness || other.coverage - one.coverage);
  }

  function toMatch(id: number, queryTerms: readonly QueryTerm[]): Match {
    const [document, own = []] = [documents[id] as SearchDocument, phrasings[id]];
    const here = queryTerms.filter(({ found }) => found.has(id));
    const terms = new Map(
      here.flatMap(({ weight, found }) => [...(found.get(id) ?? [])].map((term) => [term, weight])),
    );
    const isIn = ({ found }: QueryTerm, phrasing: ReadonlySet<string>) =>
      [...(found.get(id) ?? [])].some((term) => phrasing.has(term));
    const total = addUp(queryTerms.map(({ weight }) => weight));
    const nearness = own.map((phrasing) => {
      const held = addUp(here.map((queryTerm) => (isIn(queryTerm, phrasing) ? queryTerm.weight * queryTerm.share : 0)));
      const elsewhere = here
        .filter((queryTerm) => !isIn(queryTerm, phrasing))
        .map(
          (queryTerm) => queryTerm.weight * (own.some((phrase) => isIn(queryTerm, phrase)) ? inOtherPhrasing : inText),
        );
      const missing = [...phrasing].filter((term) => !terms.has(term)).map(getWeight);
      const whole = held + addUp(missing);
      return whole && ((held + addUp(elsewhere)) / total) ** questionShare * (held / whole) ** (1 - questionShare);
    });
    return {
      document,
      closeness: Math.max(...nearness),
      coverage: addUp(here.map(({ weight, share }) => weight * share)) / total,
      missing: Math.max(0, ...queryTerms.filter((queryTerm) => !here.includes(queryTerm)).map(({ weight }) => weight)),
      terms,
    };
  }

  return { rank };
}

export const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Lists the term's variants with two adjacent letters swapped, a common typo. */
function listSwaps(term: string): string[] {
  if (term.length < forTypo) return [];
  const places = Array.from({ length: term.length - 1 }, (_, at) => at);
  return places.map((at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`);
}

function listPairs(words: readonly string[]): [term: string, words: readonly string[]][] {
  return words.flatMap((_, at) =>
    [2, 3].flatMap((length): [string, readonly string[]][] => {
      const parts = words.slice(at, at + length);
      return parts.length === length ? [[parts.join(""), parts]] : [];
    }),
  );
}
