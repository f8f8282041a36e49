import { priceUsage } from "#app/calculator/price-usage.ts";
import { contactsRange, isSender, maxClients, type Usage, getRange, defaultUsage } from "#app/calculator/usage.ts";
import { interval, withPlainNumbers } from "#app/calculator/read-number.ts";
import type { CountedServiceId } from "#content/catalog/limits.ts";
import { searchWords } from "#words/search.ts";
import { textPrices } from "#words/text-prices.ts";
import { numberMarks } from "#words/number-marks.ts";
import { toAscii } from "#shared/fold-text.ts";
import { toTerm, toTerms, splitWords } from "./terms.ts";

const { money, framing } = searchWords;

export interface PricedQuestion {
  readonly usage: Usage;
  /** The question names no sends, so the reply covers only the list's plan. */
  readonly isListAlone: boolean;
}

/** `unclear` is a number to ask about first, because it may count contacts, users or clients. */
export type PriceQuestion = PricedQuestion | { readonly unclear: number };

/** Maximum words between a number and its unit. */
const between = 2;
/** A larger number is a monthly total, not sends per person. */
const maxTimes = 60;
/** At least this many people are a mailing list, even if nothing is sent to them. */
const minPeople = 100;
/** Longer texts are not price questions. */
const maxCharacters = 1_000;

/** Such as "3,100 contacts, 4 emails and a text a month to the UK". Null for other and ambiguous questions. */
export function readPriceQuestion(question: string): PriceQuestion | null {
  const terms = question.length > maxCharacters ? null : termsOfNumbers(question);
  if (!terms || !asksForPrice(question, terms)) return null;
  const { contacts, sent, named, ofClients, isOfClients, people, isWhole } = countsIn(terms);
  // An unused number, a second list or a service without a count may change the price.
  const others = new Set(toTerms([money.others, ...Object.values(money.services)].join(" ")));
  if (!isWhole || terms.some((term) => others.has(term))) return null;
  if (
    isOfClients ||
    (ofClients ?? 0) > maxClients ||
    (contacts === undefined && !sent.some(({ id, count }) => count > maxTimes || !isSender(id)))
  )
    return null;
  if (people !== undefined && ofClients === undefined && sent.length === 0 && named.length === 0)
    return { unclear: people };
  if (contacts !== undefined && (contacts < contactsRange.min || contacts > contactsRange.max)) return null;
  // A list of contacts implies sending, which costs more than the named services alone.
  if (contacts !== undefined && sent.length > 0 && !sent.some(({ id }) => isSender(id))) return null;
  // A service without a number has no price.
  if (named.some((id) => id !== "email-marketing" && !sent.some((service) => service.id === id))) return null;
  const clients =
    ofClients === undefined ? {} : { clients: Array.from({ length: ofClients - 1 }, () => contacts ?? 0) };
  if (contacts !== undefined && sent.length === 0) {
    return { usage: { ...defaultUsage, contacts, ...clients }, isListAlone: true };
  }
  let usage: Usage = { ...defaultUsage, contacts: contacts ?? null, amounts: {}, ...clients, ...countryIn(question) };
  for (const { id, count } of sent) {
    if (isSender(id) && count > maxTimes) usage = { ...usage, inAll: [...(usage.inAll ?? []), id] };
    if (count > getRange(usage, id).max) return null;
    usage = { ...usage, amounts: { ...usage.amounts, [id]: count } };
  }
  return priceUsage(usage).unplanned.length > 0 ? null : { usage, isListAlone: false };
}

function asksForPrice(question: string, terms: readonly string[]): boolean {
  const asks = new Set(toTerms(money.asks));
  if (/\p{Sc}/u.test(question) || terms.some((term) => asks.has(term))) return true;
  const { units, oftens, rates } = readWords(terms);
  const others = new Set(toTerms(`${money.plans} ${framing}`));
  return terms.every(
    (term) => /^\d+$/.test(term) || [units, oftens, rates].some((known) => known.has(term)) || others.has(term),
  );
}

function countryIn(question: string): Pick<Usage, "country"> {
  const named = textPrices.filter(({ code, name }) => {
    const others = Object.entries(money.countries).find(([one]) => one === code)?.[1];
    // "US" in capitals is a country, but "us" is a pronoun.
    return [name, ...(others?.split("; ") ?? [])].some((word) =>
      new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, word.length > 2 ? "iu" : "u").test(question),
    );
  });
  return named.length === 1 && named[0] ? { country: named[0].code } : {};
}

interface Counted {
  readonly id: CountedServiceId;
  readonly count: number;
}

function readWords(terms: readonly string[]) {
  const byTerm = (values: string) =>
    new Map(
      [...values.matchAll(/(\S+)=(\d+)/g)].map(([, word = "", value]) => [toTerms(word)[0] ?? "", Number(value)]),
    );
  const units = new Map<string, CountedServiceId | "contacts">();
  for (const [id, unit] of Object.entries(money.units))
    for (const term of toTerms(unit)) units.set(term, id as CountedServiceId);
  for (const term of toTerms(money.contacts)) units.set(term, "contacts");
  const whatsapp = toTerms(money.units["whatsapp-marketing"]);
  const isWhatsapp = terms.some((term) => whatsapp.includes(term));
  for (const term of toTerms(money.messages)) units.set(term, isWhatsapp ? "whatsapp-marketing" : "sms-marketing");
  return {
    units,
    oftens: byTerm(numberMarks.oftens),
    numbers: byTerm(money.numbers),
    rates: byTerm(numberMarks.rates),
  };
}

/** Matches "3100 contact", "2 email a week", "list of 800", "to 900". A unit without a number counts once, or at its rate. */
function countsIn(terms: readonly string[]) {
  const { units, oftens, numbers: articles, rates } = readWords(terms);
  const numbers = new Map([...articles, ...oftens]);
  const parseCount = (term = ""): number | undefined => (/^\d+$/.test(term) ? Number(term) : numbers.get(term));
  const found = new Map<CountedServiceId | "contacts", number>();
  const clients = new Set(toTerms(money.clients));
  const people = new Set(toTerms(money.people));
  const isEach = toTerms(money.each).some((term) => terms.includes(term));
  let ofClients: number | undefined;
  let ofPeople: number | undefined;
  // In "text 400 people twice a month", the frequency is separate from the item.
  const elsewhere = terms.map((term) => oftens.get(term)).find((often) => often !== undefined);
  const paces = terms.map((term) => rates.get(term)).filter((rate) => rate !== undefined);
  // In "a list of 5,000 emails" the number counts people.
  const used = new Set<string>();
  const counting = new Set<string>();
  let isClear = true;
  terms.forEach((term, place) => {
    const of = units.get(term);
    if (of === undefined) return;
    const before = terms.slice(Math.max(0, place - between - 1), place).reverse();
    const after = terms.slice(place + 1, place + 2 + between);
    const until = (near: readonly string[]) => {
      const other = near.findIndex((term) => units.has(term) && units.get(term) !== of);
      return other === -1 ? near : near.slice(0, other);
    };
    const article = of === "contacts" ? undefined : until(before).find((term) => numbers.has(term));
    const digits = until(before).find((term) => /^\d/.test(term)) ?? article;
    const following =
      of === "contacts" ? after.find((term) => /^\d{2,}/.test(term)) : until(after).find((term) => numbers.has(term));
    const rate = [...until(after), ...until(before)].map((term) => rates.get(term)).find((rate) => rate !== undefined);
    const count = parseCount(digits) ?? parseCount(following);
    const counted = digits ?? following;
    if (counted !== undefined && (!found.has(of) || found.get(of) === count)) counting.add(counted);
    // "5 customers with 1,000 people each" are an agency's clients.
    if (isEach && of === "contacts" && ofPeople !== undefined && count !== undefined && counted !== undefined) {
      ofClients ??= ofPeople;
      counting.add(counted);
      found.set(of, count);
    }
    if (people.has(term) && count !== undefined && count > 1 && count < minPeople) ofPeople ??= count;
    if (clients.has(term) && count !== undefined && count > 1) ofClients ??= count;
    else if (found.has(of)) return;
    else if (of === "contacts") {
      if (count !== undefined && count > 1) found.set(of, count);
      if (count === parseCount(following) && following !== undefined) used.add(following);
    } else if (digits === undefined || !used.has(digits)) {
      const often = count ?? (rate === undefined ? elsewhere : 1);
      // "100 emails a day" may be per contact or in total.
      if (often !== undefined && (rate ?? 1) > 1 && often * (rate ?? 1) > maxTimes) isClear = false;
      if (often !== undefined) found.set(of, often > maxTimes ? often : often * (rate ?? 1));
    }
  });
  const towards = new Set(toTerms(money.towards));
  const reached = terms.find((term, place) => /^\d{2,}$/.test(term) && towards.has(terms[place - 1] ?? ""));
  if (reached !== undefined) counting.add(reached);
  const isSent = [...found.keys()].some((of) => of !== "contacts");
  const isOfClients = ofClients !== undefined && !found.has("contacts") && !isSent;
  const contacts =
    found.get("contacts") ?? (isSent ? ofClients : undefined) ?? (reached === undefined ? undefined : Number(reached));
  // "Every week to 900 people" means emails.
  const pace = (elsewhere ?? 1) * (paces.at(0) ?? 1);
  if (!isSent && contacts !== undefined && (elsewhere !== undefined || paces.some((rate) => rate > 1)))
    found.set("email-marketing", pace);
  const sent = [...found].flatMap(([id, count]): Counted[] => (id === "contacts" ? [] : [{ id, count }]));
  // All named services, with or without a count.
  const named = new Set(terms.map((term) => units.get(term)).filter((of) => of !== undefined && of !== "contacts"));
  return {
    contacts,
    sent,
    named: [...named],
    /** Every number belongs to a unit, and none is ambiguous. */
    isWhole: isClear && terms.every((term) => !/^\d+$/.test(term) || counting.has(term)),
    isOfClients,
    ofClients: found.has("contacts") ? ofClients : undefined,
    /** People who are few enough to be users or an agency's clients. */
    people: ofPeople,
  };
}

function termsOfNumbers(question: string): string[] | null {
  // Amounts of money are not counts.
  const counts = toAscii(question).replace(/\$\s?\d[\d.,]*k?(?!\p{L})/giu, " ");
  // The interval's number counts neither people nor sends.
  if (interval.test(counts)) return null;
  const plain = withPlainNumbers(counts, { min: 0, max: 1_000_000_000 });
  return plain === null ? null : splitWords(plain).map(toTerm);
}
