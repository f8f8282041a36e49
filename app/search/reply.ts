import type { SearchData } from "#content/search-data.ts";
import { answerQuestion, excerptOf } from "./answer-question.ts";
import { priceReply, type Reply } from "./price-reply.ts";
import type { Search } from "./search.ts";

/** The right answer, or null: then a person has to answer, unless one of `nearestQuestions` is what was meant. */
export function replyTo(question: string, search: Search, data: SearchData): Reply | null {
  const priced = priceReply(question, data);
  if (priced) return priced;
  const answer = answerQuestion(search, question, data.words);
  return answer && { title: answer.document.title, text: excerptOf(answer), to: answer.document.to };
}
