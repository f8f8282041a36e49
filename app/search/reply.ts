import { searchWords } from "#words/search.ts";
import { foldText } from "#shared/fold-text.ts";
import { answerQuestion, getExcerpt } from "./answer-question.ts";
import { priceReply, type Reply } from "./price-reply.ts";
import type { Match, Search } from "./search.ts";

const { and, asking } = searchWords.joining;
/** Matches "and how", or a question mark before another sentence. Arabic joins "and" to the next word. */
const joint = new RegExp(`[?؟]\\s+|\\s${and}\\s*(?=(?:${foldText(asking).replaceAll(" ", "|")})\\s)`, "u");

/** Returns at most two. If there are none, a person has to answer, unless one of `nearestQuestions` fits. */
export function replyTo(question: string, search: Search): readonly Reply[] {
  const priced = priceReply(question);
  if (priced) return [priced];
  return answerHalves(question, search)
    .map((answer) => ({ title: answer.document.title, text: getExcerpt(answer), to: answer.document.to }))
    .sort((first, second) => first.text.length - second.text.length);
}

/** A two-part question gets two answers if both halves match at least as closely as the whole does. */
function answerHalves(question: string, search: Search): readonly Match[] {
  const whole = answerQuestion(search, question);
  const halves = foldText(question).split(joint);
  const answers = halves.length === 2 ? halves.map((half) => answerQuestion(search, half)) : [];
  const found = answers.filter((answer) => answer !== null && answer.closeness >= (whole?.closeness ?? 0));
  const isTwo = found.length === 2 && found[0]?.document.to !== found[1]?.document.to;
  return (isTwo ? found : [whole]).filter((answer) => answer !== null);
}
