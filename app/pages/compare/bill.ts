import { priceUsage, type MonthlyCost, type PlannedService } from "#app/calculator/price-usage.ts";
import {
  contactsRange,
  costRanges,
  dollarsRange,
  featurePlans,
  type Usage,
  rangeOf,
  type SenderId,
  segmentsRange,
} from "#app/calculator/usage.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";
import { countryName, featureName, inAllName, readFeatures, valueIn } from "#app/calculator/usage-query.ts";
import { type NumberRange, readNumber } from "#app/calculator/read-number.ts";
import { toAscii } from "#shared/fold-text.ts";
import { textPrices } from "#words/text-prices.ts";

/** The numbers that a bill names, in the order of the form. What is sent may be counted in all. */
const fields = {
  pays: dollarsRange,
  "pays-texts": dollarsRange,
  contacts: contactsRange,
  emails: "email-marketing",
  texts: "sms-marketing",
  "text-parts": segmentsRange,
  "text-price": costRanges["text-price"],
  seats: { min: 1, max: 100_000 },
} as const satisfies Readonly<Record<string, NumberRange | SenderId>>;
export type BillField = keyof typeof fields;
export const billFieldNames = Object.keys(fields) as readonly BillField[];

/** What may be chosen, by its name in an address. */
const choices: ReadonlyMap<string, readonly string[]> = new Map([
  [countryName, textPrices.map(({ code }) => code)],
  [inAllName, [fields.emails, fields.texts]],
  [featureName, Object.keys(featurePlans)],
]);

/** Where "0" says that a thing is not used. */
const mayBeNone = ["emails", "texts", "seats"] as const satisfies readonly BillField[];

/** In an address, the form was emptied: no example stands in it. */
export const emptiedName = "empty";

/** A bill already worked out, as a form sends it. Odd numbers, so that nobody's own are taken for it. */
export const exampleQuery =
  "pays=287&pays-texts=64&contacts=2340&emails=4&texts=1&text-parts=1&text-price=0.01&seats=3&use=automations&use=editor";
const example = new URLSearchParams(exampleQuery);

/** What a visitor pays elsewhere, and gets for it. A number is null where none was given, or none that can be read. */
export interface Bill {
  readonly counts: Readonly<Record<BillField, number | null>>;
  readonly unread: readonly BillField[];
  /** The query without the choices that there are not; null where all of it can be used. */
  readonly usable: string | null;
  readonly usage: Usage;
  /** It is the example, or has what was paid or the length of the list of it. */
  readonly isExample: boolean;
}

/** What the comparison comes to; `lessAlone` where what others charge is not known, and our plans alone are less. */
export type Verdict = "unknown" | "more" | "same" | "less" | "lessAlone";

/** The same usage here beside the bill there. */
export interface Comparison extends MonthlyCost {
  /** Each service here, with the dollars that are paid there for the same; null where the bill does not have it apart. */
  readonly lines: readonly { readonly planned: PlannedService; readonly paid: number | null }[];
  /** Dollars paid there; null where nobody said. */
  readonly theirs: number | null;
  /** Dollars that the month costs more here than there, with what is known of the costs on top; negative for less. */
  readonly more: number | null;
  readonly verdict: Verdict;
  /** Nothing in it is a sample, an example or missing. */
  readonly isCertain: boolean;
}

/** The names of a bill in an address. */
export const billNames: readonly string[] = [...billFieldNames, countryName, inAllName, featureName, emptiedName];

/** The query that the form shows: that of the address, or the example where the address says nothing of a bill. */
export function shownQuery(query: string): string {
  return [...new URLSearchParams(query).keys()].some((name) => billNames.includes(name)) ? query : exampleQuery;
}

/** What a field may hold. */
export function billRange(field: BillField, usage: Usage): NumberRange {
  const range = fields[field];
  return typeof range === "string" ? rangeOf(usage, range) : range;
}

/** The bill of a query such as `pays=250&contacts=3100&emails=4&use=automations`; a plain form makes it. */
export function readBill(query: URLSearchParams): Bill {
  const used = [...query].filter(([name, value]) => !value || (choices.get(name)?.includes(value) ?? true));
  const usable = used.length < [...query].length ? new URLSearchParams(used).toString() : null;
  const inAll = query.getAll(inAllName).filter((id) => id === fields.emails || id === fields.texts);
  const empty: Usage = { contacts: null, segmentsPerText: segmentsRange.start, amounts: {}, inAll };
  const unread: BillField[] = [];
  const counts = Object.fromEntries(
    billFieldNames.map((field) => {
      const text = valueIn(query, field);
      const reading = readNumber(text, billRange(field, empty));
      const isNone = toAscii(text).trim() === "0" && mayBeNone.some((one) => one === field);
      if (reading.is !== "read" && reading.is !== "empty" && !isNone) unread.push(field);
      return [field, reading.is === "read" ? reading.number : null];
    }),
  ) as Record<BillField, number | null>;
  const price = counts["text-price"];
  const usage: Usage = {
    ...empty,
    contacts: counts.contacts,
    segmentsPerText: counts["text-parts"] ?? segmentsRange.start,
    amounts: {
      ...(counts.emails && { [fields.emails]: counts.emails }),
      ...(counts.texts && { [fields.texts]: counts.texts }),
    },
    ...(price !== null && { costs: { "text-price": price } }),
    country: valueIn(query, countryName),
    features: readFeatures(query),
  };
  const isExample = (["pays", "contacts"] as const).some((field) => query.get(field) === example.get(field));
  return { counts, unread, usable, usage, isExample };
}

/** The query with another text in a field. */
export function withText(query: string, field: BillField, text: string): string {
  const changed = new URLSearchParams(query);
  changed.set(field, text);
  return changed.toString();
}

export function compareBill({ counts, usage, isExample }: Bill): Comparison {
  const bill = priceUsage(usage);
  const theirs = counts.pays === null ? null : counts.pays + (counts["pays-texts"] ?? 0);
  const isListKnown = bill.services.every(({ service, need, first }) => service.id !== fields.emails || !need || first);
  const isKnown = theirs !== null && bill.services.length > 0 && bill.unplanned.length === 0;
  const more = isKnown ? Math.round((bill.larkpost + bill.onTop.total - theirs) * 100) / 100 : null;
  const isApart = counts["pays-texts"] !== null || counts.texts === null;
  const paid: { readonly [Id in ServiceId]?: number | null } = {
    [fields.emails]: isApart ? counts.pays : null,
    [fields.texts]: counts["pays-texts"],
  };
  return {
    ...bill,
    lines: bill.services.map((planned) => ({ planned, paid: paid[planned.service.id] ?? null })),
    theirs,
    more,
    verdict: verdictOf(more, bill.onTop.isMissing),
    isCertain: !isExample && !bill.onTop.isSample && !bill.onTop.isMissing && isListKnown,
  };
}

function verdictOf(more: number | null, isMissing: boolean): Verdict {
  if (more === null) return "unknown";
  if (more > 0) return "more";
  if (isMissing) return "lessAlone";
  return more === 0 ? "same" : "less";
}
