import { billMonth, type PlannedService } from "#app/calculator/bill-month.ts";
import { amountRanges, contactsRange, type Month, startMonth, withService } from "#app/calculator/month.ts";
import type { SearchData } from "#content/search-data.ts";
import type { CountedServiceId } from "#content/catalog/limits.ts";
import { termOf, termsOf, wordsOf } from "./terms.ts";

type MoneyWords = SearchData["words"]["money"];

/** What a month comes to that a question tells of. */
export interface PricedMonth {
  readonly month: Month;
  readonly services: readonly PlannedService[];
  readonly total: number;
}

/** So many words may stand between a number and what it counts. */
const between = 2;
/** A larger number counts all that is sent in a month, not what each person gets. */
const maxTimes = 60;
/** Emails a month to each contact at which the limits of emails and of contacts agree (S9.2, S9.3). */
const emailsEach = 2;

/**
 * The month that a question about money tells of in numbers, such as "3,100 contacts, 4 emails and a text a month", worked out as the
 * calculator does. Null for a question of another kind.
 */
export function priceMonth(question: string, words: MoneyWords): PricedMonth | null {
  const terms = termsOfNumbers(question);
  const asks = new Set(termsOf(words.asks));
  if (!question.includes("$") && !terms.some((term) => asks.has(term))) return null;
  const counts = countsIn(terms, words);
  const contacts = counts.find(({ of }) => of === "contacts")?.count;
  const sent = counts.flatMap(({ of, count }) => (of === "contacts" ? [] : [{ id: of, count }]));
  // Who names clients and sends them nothing works for them.
  const clients = new Set(termsOf(words.clients));
  if (sent.length === 0 && terms.some((term) => clients.has(term))) return null;
  if (contacts === undefined && !sent.some(({ id, count }) => count > maxTimes || !isSent(id))) return null;
  let month: CountedMonth = { ...startMonth, contacts: contacts ?? contactsRange.start, taken: {} };
  for (const { id, count } of sent) month = withCount(month, id, count, contacts);
  if (sent.length === 0) month = { ...startMonth, contacts: month.contacts };
  const isInRange = month.contacts >= contactsRange.min && month.contacts <= contactsRange.max;
  if (!isInRange) return null;
  const { services, larkpost } = billMonth(month);
  return { month, services, total: larkpost };
}

type CountedMonth = Month & { readonly contacts: number };

const isSent = (id: CountedServiceId): boolean => /^(email|sms|whatsapp)-marketing$/.test(id);

function withCount(
  month: CountedMonth,
  id: CountedServiceId,
  count: number,
  contacts: number | undefined,
): CountedMonth {
  const put = (of: number, amount: number): CountedMonth => ({
    ...month,
    contacts: of,
    taken: { ...withService(month, id).taken, [id]: Math.min(amount, amountRanges[id].max) },
  });
  if (!isSent(id) || count <= maxTimes) return put(month.contacts, count);
  if (contacts !== undefined) return put(contacts, Math.ceil(count / contacts));
  const each = id === "email-marketing" ? emailsEach : 1;
  return put(Math.ceil(count / each), each);
}

interface Counted {
  readonly of: CountedServiceId | "contacts";
  readonly count: number;
}

/** Numbers with what they count: "3100 contact", "2 email a week", "list of 800". What is named without a number is sent once, or at its rate. */
function countsIn(terms: readonly string[], words: MoneyWords): Counted[] {
  const byTerm = (values: string) =>
    new Map([...values.matchAll(/(\S+)=(\d+)/g)].map(([, word = "", value]) => [termOf(word), Number(value)]));
  const oftens = byTerm(words.oftens);
  const numbers = new Map([...byTerm(words.numbers), ...oftens]);
  const rates = byTerm(words.rates);
  const units = new Map<string, Counted["of"]>();
  for (const [id, unit] of Object.entries(words.units))
    for (const term of termsOf(unit)) units.set(term, id as CountedServiceId);
  for (const term of termsOf(words.contacts)) units.set(term, "contacts");
  const numberOf = (term = ""): number | undefined => (/^\d+$/.test(term) ? Number(term) : numbers.get(term));
  const found = new Map<Counted["of"], number>();
  // "Text 400 people twice a month": how often stands apart from what is sent.
  const elsewhere = terms.map((term) => oftens.get(term)).find((often) => often !== undefined);
  terms.forEach((term, place) => {
    const of = units.get(term);
    if (of === undefined || found.has(of)) return;
    const before = terms.slice(Math.max(0, place - between - 1), place).reverse();
    const after = terms.slice(place + 1, place + 2 + between);
    const until = (near: readonly string[]) => {
      const other = near.findIndex((one) => units.has(one));
      return other === -1 ? near : near.slice(0, other);
    };
    const digits = until(before).find((one) => /^\d/.test(one)) ?? until(before).find((one) => numbers.has(one));
    const following =
      of === "contacts" ? after.find((one) => /^\d{2,}/.test(one)) : until(after).find((one) => numbers.has(one));
    const rate = [...until(after), ...until(before)].map((one) => rates.get(one)).find((one) => one !== undefined);
    const count = numberOf(digits) ?? numberOf(following);
    if (of === "contacts") {
      if (count !== undefined && count > 1) found.set(of, count);
    } else {
      const often = count ?? (rate === undefined ? elsewhere : 1);
      if (often !== undefined) found.set(of, often > maxTimes ? often : often * (rate ?? 1));
    }
  });
  return [...found].map(([of, count]) => ({ of, count }));
}

/** Terms in which "3,100", "3.100", "3 100", "12k" and "2 thousand" are numbers. */
function termsOfNumbers(question: string): string[] {
  const plain = question
    .replace(/(?<=\d)[.,'’ ](?=\d{3}(?!\d))/g, "")
    .replace(/(\d+)[.,](\d)\s?k\b/gi, (_, whole, tenth) => `${whole}${tenth}00`)
    .replace(/(\d+)\s?(k|thousand)\b/gi, "$1000");
  return wordsOf(plain).map(termOf);
}
