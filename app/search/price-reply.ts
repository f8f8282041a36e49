import { priceUsage, contactsOn, emailsEach, type MonthlyCost, planOfList } from "#app/calculator/price-usage.ts";
import { writeUsage } from "#app/calculator/usage-query.ts";
import { formatPrice, formatSumIn } from "#content/format-price.ts";
import { formatTotal, type PlanChoice, plans } from "#content/catalog/plans.ts";
import { calculatorPath, pricingLink } from "#content/navigation.ts";
import { type ServiceId, serviceNames } from "#content/catalog/service-names.ts";
import { language } from "#words/language.ts";
import { calculatorReasons, calculatorTotal } from "#words/calculator.ts";
import { pricedMonth as words } from "#words/search.ts";
import { textPriceFormat } from "#words/text-prices.ts";
import { readPlansQuestion } from "./plans-question.ts";
import { type PricedQuestion, readPriceQuestion } from "./price-question.ts";

export interface Reply {
  readonly title: string;
  readonly text: string;
  readonly to: string;
}

const [emailService] = serviceNames;
const { people } = calculatorTotal;
const { units, first: firstLimit } = calculatorReasons;

/** Asks back about an unclear number. Null for other questions. */
export function priceReply(question: string): Reply | null {
  const chosen = readPlansQuestion(question);
  if (chosen) {
    const charges: Partial<Record<ServiceId, string>> = words.onTopUnknown;
    return {
      title: words.title,
      to: calculatorPath(),
      text: join(sumText(chosen), ...chosen.map(({ service: { id } }) => charges[id])),
    };
  }
  const priced = readPriceQuestion(question);
  if (!priced) return null;
  if ("unclear" in priced) return { title: words.title, to: pricingLink.to, text: words.unclear(priced.unclear) };
  const to = calculatorPath(`?${writeUsage(priced.usage)}`);
  const bill = priceUsage(priced.usage);
  const { clients = [] } = priced.usage;
  const text = join(
    ...(priced.isListAlone ? listText(priced) : billText(priced, bill)),
    clients.length > 0 ? words.clients({ count: clients.length + 1, price: formatPrice(bill.ours) }) : undefined,
    ...(priced.isListAlone ? [] : costsText(bill.onTop)),
  );
  return { title: words.title, to, text };
}

const join = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(" ");

const sumText = (choices: readonly PlanChoice[]): string =>
  words.sum({
    price: formatTotal(choices),
    names: joined(
      choices.map(({ service, plan }) => words.plan({ service: service.name, plan: plan.name, price: plan.price })),
    ),
  });

const joined = (parts: readonly string[]): string =>
  new Intl.ListFormat(language.locale, { type: "conjunction" }).format(parts);

/** The plan for this list, its sending limit, and the next plan up (D28). */
function listText({ usage }: PricedQuestion): (string | undefined)[] {
  const contacts = usage.contacts ?? 0;
  const plan = planOfList(contacts);
  const holds = contactsOn(plan.id);
  const each = emailsEach(plan.id, contacts);
  const start = [sumText([{ service: emailService, plan }]), words.forPeople(people(contacts))];
  if (each === null) return [...start, words.unlimited(plan.name)];
  const larger = plans[plans.indexOf(plan) + 1];
  const more = larger && emailsEach(larger.id, contacts);
  const next = larger && { plan: larger.name, price: larger.price };
  return [
    ...start,
    words.listHolds({ plan: plan.name, limit: holds, count: each }),
    next && (more == null ? words.listMore(next) : words.listMoreUpTo({ ...next, count: more })),
  ];
}

function billText({ usage }: PricedQuestion, { services }: MonthlyCost): (string | undefined)[] {
  const each = services.flatMap(({ service: { id }, times: count }) =>
    count !== null && id in units ? [units[id as keyof typeof units](count)] : [],
  );
  const counted = services.flatMap(({ service: { id }, need, times: count }) =>
    count === null && need && id in units ? [units[id as keyof typeof units](need.count)] : [],
  );
  const known = usage.contacts === null ? [] : [people(usage.contacts)];
  const isFor =
    each.length > 0
      ? words.forTimes({ people: joined(known), times: joined(each) })
      : words.forPeople(joined([...known, ...counted]));
  const email = services.find(({ service: { id } }) => id === "email-marketing");
  const inAll = each.length > 0 && counted.length > 0 ? words.inAll(joined(counted)) : undefined;
  return [sumText(services), isFor, inAll, email && emailLimit(email)];
}

/** The email limit that is reached first, or a question if the list's length is unknown (D28). */
function emailLimit({ plan, first, need }: MonthlyCost["services"][number]): string | undefined {
  if (first) return firstLimit[first];
  const holds = contactsOn(plan.id);
  if (!need || !Number.isFinite(holds)) return undefined;
  return words.listAsked({ plan: plan.name, total: need.limits[plan.id === "basic" ? "basic" : "pro"], limit: holds });
}

/** An estimate from a named country's sample prices, or a note that texts are extra. */
function costsText({ costs }: MonthlyCost["onTop"]): string[] {
  const write = (amount: number) => formatSumIn(textPriceFormat, amount);
  return costs.map(({ service: { id }, amount, texts }) =>
    amount !== null && texts
      ? words.onTop({ price: write(amount), count: texts.count, ratio: write(texts.price) })
      : words.onTopUnknown[id as keyof typeof words.onTopUnknown],
  );
}
