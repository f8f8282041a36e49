import { plans } from "#content/catalog/plans.ts";
import type { CountedServiceId } from "#content/catalog/limits.ts";
import { type ServiceId, serviceNames } from "#content/catalog/service-names.ts";
import { textPrices } from "#words/text-prices.ts";
import {
  contactsRange,
  type CostName,
  costRanges,
  type Feature,
  featurePlans,
  isKind,
  isSender,
  type Month,
  rangeOf,
  startMonth,
  takenServices,
  textPartsRange,
  withService,
} from "./month.ts";
import { type NumberRange, plainNumber, readNumber } from "./read-number.ts";

export const contactsName = "contacts";
export const textPartsName = "text-parts";
/** Names a service without saying how much of it. */
export const takeName = "take";
/** Names a service whose amount is all that is sent in the month. */
export const inAllName = "in-all";
export const countryName = "country";
/** Names a feature that plans have to hold. */
export const featureName = "use";
/** Value of `takeName` where no service is taken. */
export const noService = "none";
/** Value of a service that is taken with its default amount. */
export const asAtStart = "start";

/** The names of the numbers in an address. */
export type NumberName = typeof contactsName | typeof textPartsName | CountedServiceId | CostName;

/** What a number of an address may be. */
export function numberRange(month: Month, name: NumberName): NumberRange {
  if (name === contactsName) return contactsRange;
  if (name === textPartsName) return textPartsRange;
  return isCost(name) ? costRanges[name] : rangeOf(month, name);
}

export const isCost = (name: NumberName): name is CostName => name in costRanges;

/** The parts of an address that could not be used; `other` stands for a service or a feature that there is not. */
export type Unused = ServiceId | "country" | "other";

export interface ReadMonth {
  /** Without the parts that could not be used, and with another number for one that could not be read: until then it has no price. */
  readonly month: Month;
  /** The numbers that could not be read, as they were sent. */
  readonly unread: Unread;
  readonly unused: readonly Unused[];
}

export type Unread = { readonly [Name in NumberName]?: string };

const isService = (name: string): name is ServiceId => serviceNames.some(({ id }) => id === name);

/** Whether a query speaks of a month. */
export function namesMonth(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === contactsName || name === takeName || isService(name));
}

/**
 * The month of a query such as `contacts=3100&email-marketing=4&seo=basic`. If it names no contacts or no service, those of the start
 * apply; contacts without a value are unknown. A service with an empty value is not taken, which is how a plain form says no. A number
 * that can't be read is in `unread` as it was sent.
 */
export function readMonth(query: URLSearchParams): ReadMonth {
  if (!namesMonth(query)) return { month: startMonth, unread: {}, unused: [] };
  const unread: { [Name in NumberName]?: string } = {};
  const unused = new Set<Unused>();
  const textOf = (name: string): string => valueIn(query, name);
  const read = (name: NumberName, range: NumberRange): number | null => {
    const text = textOf(name);
    const reading = readNumber(text, range);
    if (reading.is !== "read" && reading.is !== "empty") unread[name] = text;
    return reading.is === "read" ? reading.number : null;
  };
  const contacts = query.has(contactsName) ? read(contactsName, contactsRange) : contactsRange.start;
  const textParts = read(textPartsName, textPartsRange) ?? textPartsRange.start;
  let month: Month = { contacts: unread.contacts === undefined ? contacts : contactsRange.start, textParts, taken: {} };

  const names = query.getAll(takeName);
  if (names.some((name) => name !== "" && name !== noService && !isService(name))) unused.add("other");
  const namedInAll = query.getAll(inAllName).filter(Boolean);
  const inAll = namedInAll.filter((name) => isService(name)).filter(isSender);
  if (inAll.length < namedInAll.length) unused.add("other");
  if (inAll.length > 0) month = { ...month, inAll };
  for (const { id } of serviceNames) {
    const text = textOf(id);
    if (text === "" && !names.includes(id)) continue;
    const kind = isKind(id) && plans.find((plan) => plan.id === text);
    if (isKind(id) && text !== "" && text !== asAtStart && !kind) {
      unused.add(id);
      continue;
    }
    month = withService(month, id);
    const amount = isKind(id) || text === asAtStart ? null : read(id, rangeOf(month, id));
    if (kind || amount !== null) month = { ...month, taken: { ...month.taken, [id]: kind ? kind.id : amount } };
  }

  const costs = (Object.keys(costRanges) as CostName[]).flatMap((name) => {
    const dollars = read(name, costRanges[name]);
    return dollars === null ? [] : [[name, dollars]];
  });
  if (costs.length > 0) month = { ...month, costs: Object.fromEntries(costs) };
  const country = textOf(countryName).toUpperCase();
  if (textPrices.some(({ code }) => code === country)) month = { ...month, country };
  else if (country) unused.add("country");
  const features = readFeatures(query);
  if (query.getAll(featureName).some((name) => name !== "" && !features.some((feature) => feature === name)))
    unused.add("other");
  if (features.length > 0) month = { ...month, features };

  const isEmpty = takenServices(month).length === 0 && ![...unused].some(isService) && !names.includes(noService);
  return { month: isEmpty ? withService(month, "email-marketing") : month, unread, unused: [...unused] };
}

/** What a query says of a name that has one value: what is there twice, with two values, is none that can be read. */
export const valueIn = (query: URLSearchParams, name: string): string =>
  [...new Set(query.getAll(name).filter(Boolean))].join(" / ");

/** The features that a query names. */
export function readFeatures(query: URLSearchParams): Feature[] {
  const named = query.getAll(featureName);
  return (Object.keys(featurePlans) as Feature[]).filter((feature) => named.includes(feature));
}

/** The names of a month in an address. Others are not ours to judge: advertisers and newsletters add some to every link. */
export const monthNames: readonly string[] = [
  contactsName,
  textPartsName,
  takeName,
  inAllName,
  countryName,
  featureName,
  ...Object.keys(costRanges),
  ...serviceNames.map(({ id }) => id),
];

/** The query that `readMonth` reads as this month, with the numbers that can't be read as they were typed. */
export function writeMonth(month: Month, unread: Unread = {}): string {
  const query = new URLSearchParams({ [contactsName]: String(month.contacts ?? "") });
  const services = takenServices(month);
  for (const { id } of services) query.set(id, String(month.taken[id]));
  if (month.textParts > 1) query.set(textPartsName, String(month.textParts));
  for (const id of month.inAll ?? []) if (month.taken[id] !== undefined) query.append(inAllName, id);
  for (const [name, dollars] of Object.entries(month.costs ?? {})) query.set(name, plainNumber(dollars));
  if (month.country) query.set(countryName, month.country);
  for (const feature of month.features ?? []) query.append(featureName, feature);
  if (services.length === 0) query.set(takeName, noService);
  for (const [name, text] of Object.entries(unread)) query.set(name, text);
  return query.toString();
}
