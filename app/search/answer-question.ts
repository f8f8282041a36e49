import type { SearchDocument } from "#content/search-data.ts";
import { searchWords as words } from "#words/search.ts";
import { type Match, type Search, addUp } from "./search.ts";
import { toTerm, toTerms, splitWords } from "./terms.ts";
import {
  commonWeight,
  maxMissing,
  maxSentences,
  minByCommonWords,
  minExact,
  minLead,
  minNearness,
  minOffered,
  shownLength,
} from "./thresholds.ts";

const { turning } = words;

/** Null if no document is close enough or two are about equally close. */
export function answerQuestion(search: Search, question: string): Match | null {
  const [best = null, neighbor] = findNearest(search, question);
  return neighbor ? null : best;
}

/** The closest document, or two if the question doesn't distinguish them. */
function findNearest(search: Search, question: string): Match[] {
  if (!/\p{L}/u.test(question)) return [];
  const term = meaningAsked(question);
  const meaning = term === null ? undefined : search.rank(term).find(({ document }) => document.kind === "term");
  const asked = readQuestion(question, term !== null);
  const matches = splitClauses(question).flatMap((clause) =>
    search.rank(clause).filter((match) => canAnswer(match, asked)),
  );
  const [best, ...others] = [...(meaning ? [meaning] : []), ...matches.sort(termsLast)].sort(byCloseness);
  if (!best) return [];
  const weights = [...best.terms.values()];
  const isTelling = Math.max(...weights) > commonWeight || addUp(weights) > 2 * commonWeight;
  const isNear = isTelling ? best.closeness + best.coverage / 2 >= minNearness : best.closeness >= minByCommonWords;
  if (!isNear || best.missing > maxMissing * Math.max(...weights)) return [];
  // A service and its plans have the same anchor and are about the same subject.
  const getAnchor = ({ document }: Match) => document.to.replace(/^.*#/, "");
  const neighbor = others.find((match) => getAnchor(match) !== getAnchor(best));
  const isOpen = neighbor && best.closeness < minExact && best.closeness - neighbor.closeness < minLead;
  return isOpen ? [best, neighbor] : [best];
}

const byCloseness = (first: Match, second: Match): number => second.closeness - first.closeness;
/** "Contact" alone is probably a wish to write, not a question about the word. */
const termsLast = (first: Match, second: Match): number =>
  Number(first.document.kind === "term") - Number(second.document.kind === "term");

/** Returns the question and its sentences, because people introduce themselves before they ask. */
function splitClauses(question: string): string[] {
  const sentences = question
    .split(/[.?!;\n]+\s+/)
    .slice(-maxSentences)
    .filter((part) => splitWords(part).length > 2);
  // "Included" only frames a question about a plan's limit or feature.
  const terms = toTerms(turning.including);
  const bare = splitWords(question).filter((word) => !terms.includes(toTerm(word)));
  return [
    question,
    ...(sentences.length > 1 ? sentences : []),
    ...(names(turning.including, question) ? [bare.join(" ")] : []),
  ];
}

function meaningAsked(question: string): string | null {
  const { meanings } = words;
  const normalized = splitWords(question).join(" ");
  // A question with a number asks about an amount, not about a definition.
  if (/(^| )\d+( |$)/.test(normalized)) return null;
  // `findLast`, because longer openings come last in the list.
  const opening = meanings.findLast((meaning) => normalized.startsWith(`${meaning} `));
  if (opening !== undefined) return normalized.slice(opening.length);
  const ending = meanings.find((meaning) => normalized.endsWith(` ${meaning}`));
  return ending === undefined ? null : normalized.slice(0, -ending.length);
}

function canAnswer({ document: { kind, title, asks }, terms }: Match, asked: ReturnType<typeof readQuestion>): boolean {
  if (kind === "story" || kind === "platform" || (kind === "page" && asks.length === 0)) return false;
  const own = new Set([title, ...asks].flatMap(toTerms));
  const isAskedBy = (list: string) => toTerms(list).some((term) => own.has(term) && terms.has(term));
  if (asked.turned.length > 0)
    return asked.turned.every((list) => isAskedBy(list) || (list === turning.including && kind === "plan"));
  if (kind !== "term" || asked.isMeaning) return true;
  // A bare term also counts as asking for its definition.
  const named = new Set(toTerms(title));
  return asked.terms.every((term) => named.has(term));
}

const readQuestion = (question: string, isMeaning: boolean) => ({
  terms: toTerms(question),
  turned: Object.values(turning).filter((list) => names(list, question) || isComparison(list, question)),
  isMeaning,
});

/** A question about another company's price is a comparison even if no word says so. */
const isComparison = (list: string, question: string): boolean =>
  list === turning.comparing && names(words.companies, question) && names(words.money.asks, question);

function names(list: string, text: string): boolean {
  const terms = new Set(toTerms(text));
  return toTerms(list).some((term) => terms.has(term));
}

/** Returns at most two, for questions without an answer. */
export function nearestQuestions(search: Search, question: string): readonly SearchDocument[] {
  const isNear = ({ document: { kind }, closeness }: Match) => kind === "answer" && closeness >= minOffered;
  const nearest = findNearest(search, question);
  const offered = nearest.length > 1 ? nearest : search.rank(question).filter(isNear).slice(0, 2);
  return offered.map(({ document }) => document);
}

/** The next sentence may also start with a letter of a caseless script, such as Arabic, or with a bidi isolate (U+2068). */
const sentenceEnd = /(?<=[.!?؟][”“»]?) (?=[\p{Lu}\p{Lo}“„«\u2068])/u;

/** A table row or list item has its subject before a colon: "Pro, €79.90". */
const rowName = /^((?:[^:.!?]|\.(?=\d)){2,60}): /;

/** Returns the row that matches the most words outside the title, otherwise the result of `getOpening`. */
export function getExcerpt({ document, terms }: Pick<Match, "document" | "terms">): string {
  const sentences = document.text.split(sentenceEnd);
  const titled = new Set(toTerms(document.title));
  const weigh = (words: readonly string[]): number =>
    addUp([...new Set(words)].map((term) => (titled.has(term) ? 0 : (terms.get(term) ?? 0))));
  const names = sentences.map((sentence) =>
    toTerms(rowName.exec(sentence)?.[1] ?? "").filter((term) => !titled.has(term)),
  );
  const named = names.map(weigh);
  const row = named.indexOf(Math.max(...named));
  // A row matches on a rare word or by its full name.
  const isRow = (named[row] ?? 0) > commonWeight || (names[row]?.length && names[row].every((term) => terms.has(term)));
  if (!isRow) return getOpening(sentences, (sentence) => weigh(toTerms(sentence)));
  const next = sentences.findIndex((sentence, index) => index > row && rowName.test(sentence));
  return join(sentences.slice(row, next === -1 ? undefined : next));
}

function join(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let text = first;
  for (const sentence of others) {
    if (`${text} ${sentence}`.length > shownLength) break;
    text = `${text} ${sentence}`;
  }
  return text;
}

/** Returns the first sentences, or the first one and a later one that has a rare word of the question. */
function getOpening(sentences: readonly string[], weigh: (sentence: string) => number): string {
  const opening = join(sentences);
  const weights = sentences.map(weigh);
  const most = Math.max(...weights);
  const telling = sentences.slice(weights.indexOf(most));
  const isShown = most <= commonWeight || opening.includes(telling[0] ?? "");
  return isShown ? opening : join([sentences[0] ?? "", ...telling]);
}
