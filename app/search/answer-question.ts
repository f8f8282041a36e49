import type { SearchDocument } from "#content/search-data.ts";
import { searchWords as words } from "#words/search.ts";
import { type Match, type Search, sumOf } from "./search.ts";
import { termsOf, wordsOf } from "./terms.ts";

/** What an answer needs: closeness and half its coverage; below it the chat says that it does not know. */
const minNearness = 0.92;
/** The closeness that one needs whose every matched word is common. */
const minByCommonWords = 0.8;
const commonWeight = 2.6;
/** How much more than any word of the answer one that it does not hold may tell. */
const maxMissing = 1.5;
/** Sentences of a long question that are asked one by one: the last ones, for people ask after they have told. */
const maxSentences = 8;

/** From this closeness on, another question is worth offering. */
const minOffered = 0.25;

/** The passage of the site that answers a question; null where nothing is near enough to be right. */
export function answerQuestion(search: Search, question: string): Match | null {
  const term = meaningAsked(question);
  const meaning = term === null ? undefined : search.rank(term).find(({ document }) => document.kind === "term");
  const best = [
    ...clausesOf(question).map((clause) => search.rank(clause).find((match) => canAnswer(match, question))),
    meaning,
  ].reduce((nearest, match) => (match && match.closeness > (nearest?.closeness ?? 0) ? match : nearest), undefined);
  if (!best) return null;
  const weights = [...best.terms.values()];
  const isTelling = Math.max(...weights) > commonWeight || sumOf(weights) > 2 * commonWeight;
  const isNear = isTelling ? best.closeness + best.coverage / 2 >= minNearness : best.closeness >= minByCommonWords;
  if (best.missing > maxMissing * Math.max(...weights)) return null;
  return isNear ? best : null;
}

/** The whole, and its sentences: people say who they are before they ask. */
function clausesOf(question: string): string[] {
  const sentences = question
    .split(/[.?!;\n]+\s+/)
    .slice(-maxSentences)
    .filter((part) => wordsOf(part).length > 2);
  return [question, ...(sentences.length > 1 ? sentences : [])];
}

/** What a question asks the meaning of; null for another question. */
function meaningAsked(question: string): string | null {
  const { meanings } = words;
  const normalized = wordsOf(question).join(" ");
  // Who names a number asks what becomes of it.
  if (/(^| )\d+( |$)/.test(normalized)) return null;
  // Of openings that begin alike, the list has the longest last.
  const opening = meanings.findLast((one) => normalized.startsWith(`${one} `));
  if (opening !== undefined) return normalized.slice(opening.length);
  const ending = meanings.find((one) => normalized.endsWith(` ${one}`));
  return ending === undefined ? null : normalized.slice(0, -ending.length);
}

function canAnswer({ document: { kind, title, asks }, terms }: Match, question: string): boolean {
  if (kind === "page" || kind === "story" || kind === "platform") return false;
  const own = new Set([title, ...asks].flatMap(termsOf));
  const isAskedBy = (list: string) => termsOf(list).some((term) => own.has(term) && terms.has(term));
  if (isComparison(question)) return isAskedBy(words.comparing);
  if (names(words.including, question)) return isAskedBy(words.including);
  if (kind !== "term" || meaningAsked(question) !== null) return true;
  // A definition also answers who types its word alone.
  const named = new Set(termsOf(title));
  return termsOf(question).every((term) => named.has(term));
}

/** Whether a question sets one thing against another, or asks about another company's price: no page says a word about that (D27). */
function isComparison(question: string): boolean {
  const { comparing, companies, money } = words;
  return names(comparing, question) || (names(companies, question) && names(money.asks, question));
}

/** Whether a text has one of these words. */
function names(list: string, text: string): boolean {
  const terms = new Set(termsOf(text));
  return termsOf(list).some((term) => terms.has(term));
}

/** Characters that are shown of a passage; the rest is read on its page. */
const shownLength = 260;

/** The questions of the site that are nearest to one that nothing answers: at most two. */
export function nearestQuestions(search: Search, question: string): readonly SearchDocument[] {
  const isNear = ({ document: { kind }, closeness }: Match) => kind === "answer" && closeness >= minOffered;
  return search
    .rank(question)
    .filter(isNear)
    .slice(0, 2)
    .map(({ document }) => document);
}

/** Letters of scripts without capitals begin a sentence too, and so does a name that is isolated in them. */
const sentenceEnd = /(?<=[.!?؟][”“»]?) (?=[\p{Lu}\p{Lo}“„«\u2068])/u;

/** A row of a table or an item of a list: what it is about stands before a colon. */
const rowName = /^([^:.!?]{2,60}): /;

/**
 * The passage from the sentence on that answers: the row that names most of what was asked and the title does not say, or else the first
 * sentence, which answers by itself.
 */
export function excerptOf({ document, terms }: Pick<Match, "document" | "terms">): string {
  const sentences = document.text.split(sentenceEnd);
  const titled = new Set(termsOf(document.title));
  const names = sentences.map((sentence) =>
    termsOf(rowName.exec(sentence)?.[1] ?? "").filter((term) => !titled.has(term)),
  );
  const named = names.map((name) => sumOf([...new Set(name)].map((term) => terms.get(term) ?? 0)));
  const row = named.indexOf(Math.max(...named));
  // By a word that tells, or by its whole name.
  const isRow = (named[row] ?? 0) > commonWeight || (names[row]?.length && names[row].every((term) => terms.has(term)));
  let text = sentences[isRow ? row : 0] ?? "";
  for (const sentence of sentences.slice(isRow ? row + 1 : 1)) {
    if (isRow && rowName.test(sentence)) return text;
    if (`${text} ${sentence}`.length > shownLength) return `${text} …`;
    text = `${text} ${sentence}`;
  }
  return text;
}
