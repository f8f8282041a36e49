import { answerQuestion, getExcerpt } from "./answer-question.ts";
import { priceReply, type Reply } from "./price-reply.ts";
import type { Search } from "./search.ts";

/** Null: a person has to answer, unless one of `nearestQuestions` was meant. */
export function replyTo(question: string, search: Search): Reply | null {
  const priced = priceReply(question);
  if (priced) return priced;
  const answer = answerQuestion(search, question);
  return answer && { title: answer.document.title, text: getExcerpt(answer), to: answer.document.to };
}
