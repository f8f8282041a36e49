import type { PlannedService } from "#app/calculator/bill-month.ts";
import type { Month } from "#app/calculator/month.ts";
import { writeMonth } from "#app/calculator/month-query.ts";
import { priceOf } from "#content/catalog/plans.ts";
import { calculatorPath } from "#content/navigation.ts";
import type { SearchData } from "#content/search-data.ts";
import { site } from "#content/site.ts";
import { answerQuestion, excerptOf } from "./answer-question.ts";
import { priceMonth } from "./price-question.ts";
import type { Search } from "./search.ts";

/** What the chat says to a question, and the place that says more. */
export interface Reply {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

/** The right answer, or null: then a person has to answer, unless one of `nearestQuestions` is what was meant. */
export function replyTo(question: string, search: Search, data: SearchData): Reply | null {
  const priced = priceMonth(question, data.words.money);
  if (priced) return priceReply(priced, data);
  const answer = answerQuestion(search, question, data.words);
  return answer && { title: answer.document.title, text: excerptOf(answer), to: answer.document.to };
}

function priceReply(
  { month, services }: { month: Month; services: readonly PlannedService[] },
  data: SearchData,
): Reply {
  const { title, text, textWithTimes, plan: planWords, people, times, units } = data.pricedMonth;
  const list = new Intl.ListFormat(site.locale, { type: "conjunction" });
  const names = list.format(
    services.map(({ service: { id }, plan }) =>
      planWords({ service: data.serviceNames[id] ?? id, plan: plan.name, price: plan.price }),
    ),
  );
  const price = priceOf(services);
  const each = services.flatMap(({ service: { id }, times: count }) =>
    count === null || !(id in times) ? [] : [times[id as keyof typeof times](count)],
  );
  const counted = services.flatMap(({ service: { id }, need, times: count }) =>
    count === null && need && id in units ? [units[id as keyof typeof units](need.count)] : [],
  );
  const to = calculatorPath(`?${writeMonth(month)}`);
  const of = each.length > 0 ? people(month.contacts ?? 0) : list.format(counted);
  const values = { price, names, people: of };
  return {
    title,
    to,
    text: each.length > 0 ? textWithTimes({ ...values, times: list.format([...each, ...counted]) }) : text(values),
  };
}
