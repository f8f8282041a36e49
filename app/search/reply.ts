import type { SearchData } from "#content/search-data.ts";
import { answerQuestion, excerptOf } from "./answer-question.ts";
import { priceReply } from "./price-reply.ts";
import type { Search } from "./search.ts";

/** What the chat says to a question, and the place that says more. */
export interface Reply {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** The right answer, or null: then a person has to answer, unless one of `nearestQuestions` is what was meant. */
export function replyTo(question: string, search: Search, data: SearchData): Reply | null {
  const priced = priceReply(question, data);
  if (priced) return priced;
  const answer = answerQuestion(search, question, data.words);
  return answer && { title: answer.document.title, text: excerptOf(answer), to: answer.document.to };
}
