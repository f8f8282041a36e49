import { priceUsage, type MonthlyCost, type PlannedService } from "#app/calculator/price-usage.ts";
import {
  contactsRange,
  costRanges,
  moneyRange,
  featurePlans,
  type Usage,
  getRange,
  type SenderId,
  segmentsRange,
} from "#app/calculator/usage.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";
import { countryName, featureName, inAllName, readFeatures, valueIn } from "#app/calculator/usage-query.ts";
import { type NumberRange, readNumber } from "#app/calculator/read-number.ts";
import { toAscii } from "#shared/fold-text.ts";
import { textPrices } from "#words/text-prices.ts";

const fields = {
  pays: moneyRange,
  "pays-texts": moneyRange,
  contacts: contactsRange,
  emails: "email-marketing",
  texts: "sms-marketing",
  "text-parts": segmentsRange,
  "text-price": costRanges["text-price"],
  seats: { min: 1, max: 100_000 },
} as const satisfies Readonly<Record<string, NumberRange | SenderId>>;
export type BillField = keyof typeof fields;
export const billFieldNames = Object.keys(fields) as readonly BillField[];

const choices: ReadonlyMap<string, readonly string[]> = new Map([
  [countryName, textPrices.map(({ code }) => code)],
  [inAllName, [fields.emails, fields.texts]],
  [featureName, Object.keys(featurePlans)],
]);

/** Fields where "0" means that the visitor doesn't use the item. */
const mayBeNone = ["emails", "texts", "seats"] as const satisfies readonly BillField[];

/** Query parameter that marks a cleared form, which shows no example. */
export const emptiedName = "empty";

/** Unusual values, so that a visitor's own bill is not mistaken for the example. */
export const exampleQuery =
  "pays=287&pays-texts=64&contacts=2340&emails=4&texts=1&text-parts=1&text-price=0.01&seats=3&use=automations&use=editor";
const example = new URLSearchParams(exampleQuery);

export interface Bill {
  readonly counts: Readonly<Record<BillField, number | null>>;
  readonly unread: readonly BillField[];
  /** The query without unknown choices, or null if the whole query is usable. */
  readonly usable: string | null;
  readonly usage: Usage;
  /** The bill is the example, or has the example's payment or list length. */
  readonly isExample: boolean;
}

/** `lessAlone` means that other companies' charges are unknown, but our plans alone cost less. */
export type Verdict = "unknown" | "more" | "same" | "less" | "lessAlone";

export interface Comparison extends MonthlyCost {
  /** `paid` is what is paid elsewhere for the service, or null if not itemized. */
  readonly lines: readonly { readonly planned: PlannedService; readonly paid: number | null }[];
  readonly theirs: number | null;
  /** Difference, including known extra costs. Negative if our plans cost less. */
  readonly more: number | null;
  readonly verdict: Verdict;
  readonly isCertain: boolean;
}

export const billNames: readonly string[] = [...billFieldNames, countryName, inAllName, featureName, emptiedName];

export function shownQuery(query: string): string {
  return [...new URLSearchParams(query).keys()].some((name) => billNames.includes(name)) ? query : exampleQuery;
}

export function billRange(field: BillField, usage: Usage): NumberRange {
  const range = fields[field];
  return typeof range === "string" ? getRange(usage, range) : range;
}

/** Reads a query such as `pays=250&contacts=3100&emails=4&use=automations`, as a plain form sends it. */
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
      const isNone = toAscii(text).trim() === "0" && mayBeNone.some((name) => name === field);
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
  const isExample = (["pays", "contacts"] as const).some((field) => counts[field] === Number(example.get(field)));
  return { counts, unread, usable, usage, isExample };
}

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
  const more = isKnown ? Math.round((bill.ours + bill.onTop.total - theirs) * 100) / 100 : null;
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
    verdict: getVerdict(more, bill.onTop.isMissing),
    isCertain: !isExample && !bill.onTop.isSample && !bill.onTop.isMissing && isListKnown,
  };
}

function getVerdict(more: number | null, isMissing: boolean): Verdict {
  if (more === null) return "unknown";
  if (more > 0) return "more";
  if (isMissing) return "lessAlone";
  return more === 0 ? "same" : "less";
}
