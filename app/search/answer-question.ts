import type { SearchData, SearchDocument } from "#content/search-data.ts";
import { type Match, type Search, sumOf } from "./search.ts";
import { termsOf, wordsOf } from "./terms.ts";

type Words = Pick<SearchData["words"], "meanings">;

/** What an answer needs: closeness and half its coverage; below it the chat says that it does not know. */
const minNearness = 0.92;
/** The closeness that one needs whose every matched word is common. */
const minByCommonWords = 0.8;
const commonWeight = 2.6;

/** The passage of the site that answers a question; null where nothing is near enough to be right. */
export function answerQuestion(search: Search, question: string, words: Words): Match | null {
  const best = clausesOf(question, words)
    .map((clause) => search.rank(clause).find(({ document }) => canAnswer(document, question, words)))
    .reduce((nearest, match) => (match && match.closeness > (nearest?.closeness ?? 0) ? match : nearest), undefined);
  if (!best) return null;
  const weights = [...best.terms.values()];
  const isTelling = Math.max(...weights) > commonWeight || sumOf(weights) > 2 * commonWeight;
  const isNear = isTelling ? best.closeness + best.coverage / 2 >= minNearness : best.closeness >= minByCommonWords;
  return isNear ? best : null;
}

/** The whole, its sentences (people say who they are before they ask), and the word whose meaning is asked for. */
function clausesOf(question: string, words: Words): string[] {
  const sentences = question.split(/[.?!;\n]+\s+/).filter((part) => wordsOf(part).length > 2);
  const term = meaningAsked(question, words);
  return [question, ...(sentences.length > 1 ? sentences : []), ...(term === null ? [] : [term])];
}

/** What a question asks the meaning of; null for another question. */
function meaningAsked(question: string, { meanings }: Words): string | null {
  const normalized = wordsOf(question).join(" ");
  // Of openings that begin alike, the list has the longest last.
  const opening = meanings.findLast((one) => normalized.startsWith(`${one} `));
  if (opening !== undefined) return normalized.slice(opening.length);
  const ending = meanings.find((one) => normalized.endsWith(` ${one}`));
  return ending === undefined ? null : normalized.slice(0, -ending.length);
}

function canAnswer({ kind, title }: SearchDocument, question: string, words: Words): boolean {
  if (kind === "page" || kind === "story" || kind === "platform") return false;
  if (kind !== "term" || meaningAsked(question, words) !== null) return true;
  // A definition also answers who types its word alone.
  const named = new Set(termsOf(title));
  return termsOf(question).every((term) => named.has(term));
}

/** Characters that are shown of a passage; the rest is read on its page. */
const shownLength = 260;

/** A row of a table or an item of a list: what it is about stands before a colon. */
const rowName = /^([^:.!?]{2,60}): /;

/**
 * The passage from the sentence on that answers: the row that names most of what was asked and the title does not say, or else the first
 * sentence, which answers by itself.
 */
export function excerptOf({ document, terms }: Pick<Match, "document" | "terms">): string {
  const sentences = document.text.split(/(?<=[.!?]”?) (?=[\p{Lu}“])/u);
  const titled = new Set(termsOf(document.title));
  const named = sentences.map((sentence) => {
    const name = new Set(termsOf(rowName.exec(sentence)?.[1] ?? ""));
    return sumOf([...name].map((term) => (titled.has(term) ? 0 : (terms.get(term) ?? 0))));
  });
  const row = named.indexOf(Math.max(...named));
  const isRow = (named[row] ?? 0) > commonWeight;
  let text = sentences[isRow ? row : 0] ?? "";
  for (const sentence of sentences.slice(isRow ? row + 1 : 1)) {
    if (isRow && rowName.test(sentence)) return text;
    if (`${text} ${sentence}`.length > shownLength) return `${text} …`;
    text = `${text} ${sentence}`;
  }
  return text;
}
