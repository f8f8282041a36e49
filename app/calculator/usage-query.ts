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
  type Usage,
  getRange,
  maxClients,
  defaultUsage,
  usedServices,
  segmentsRange,
  withService,
} from "./usage.ts";
import { type NumberRange, parseNumber, plainNumber, readNumber } from "./read-number.ts";

export const contactsName = "contacts";
export const clientsName = "clients";
export const segmentsName = "text-parts";
export const takeName = "take";
export const inAllName = "in-all";
export const countryName = "country";
export const featureName = "use";
export const noService = "none";
export const asAtStart = "start";

export type NumberName = typeof contactsName | typeof clientsName | typeof segmentsName | CountedServiceId | CostName;

export function numberRange(usage: Usage, name: NumberName): NumberRange {
  if (name === contactsName || name === clientsName) return contactsRange;
  if (name === segmentsName) return segmentsRange;
  return isCost(name) ? costRanges[name] : getRange(usage, name);
}

export const isCost = (name: NumberName): name is CostName => name in costRanges;

/** Parts of a URL that were ignored. `other` stands for an unknown service or feature. */
export type Unused = ServiceId | "country" | "other";

export interface ParsedUsage {
  /** Excludes ignored parts. Unreadable numbers get a default or are omitted, and hide the price until corrected. */
  readonly usage: Usage;
  readonly unread: Unread;
  readonly unused: readonly Unused[];
}

export type Unread = { readonly [Name in NumberName]?: string };

const isService = (name: string): name is ServiceId => serviceNames.some(({ id }) => id === name);

export function namesUsage(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === contactsName || name === takeName || isService(name));
}

/**
 * Reads `contacts=3100&email-marketing=4&seo=basic`. Missing values get defaults. Plain forms also send empty fields: empty
 * `contacts` are unknown, and an empty service is unused. `unread`: unreadable numbers as sent.
 */
export function readUsage(query: URLSearchParams): ParsedUsage {
  if (!namesUsage(query)) return { usage: defaultUsage, unread: {}, unused: [] };
  const unread: { [Name in NumberName]?: string } = {};
  const unused = new Set<Unused>();
  const getText = (name: string): string => valueIn(query, name);
  const read = (name: NumberName, range: NumberRange): number | null => {
    const text = getText(name);
    const reading = readNumber(text, range);
    if (reading.is !== "read" && reading.is !== "empty") unread[name] = text;
    return reading.is === "read" ? reading.number : null;
  };
  const contacts = query.has(contactsName) ? read(contactsName, contactsRange) : contactsRange.start;
  const segmentsPerText = read(segmentsName, segmentsRange) ?? segmentsRange.start;
  let usage: Usage = {
    contacts: unread.contacts === undefined ? contacts : contactsRange.start,
    segmentsPerText,
    amounts: {},
  };

  const clientsText = query.getAll(clientsName).filter(Boolean).join("; ");
  const clients = parseClients(clientsText);
  if (!clients) unread.clients = clientsText;
  else if (clients.length > 0) usage = { ...usage, clients };

  const names = query.getAll(takeName);
  if (names.some((name) => name !== "" && name !== noService && !isService(name))) unused.add("other");
  const namedInAll = query.getAll(inAllName).filter(Boolean);
  const inAll = namedInAll.filter((name) => isService(name)).filter(isSender);
  if (inAll.length < namedInAll.length) unused.add("other");
  if (inAll.length > 0) usage = { ...usage, inAll };
  for (const { id } of serviceNames) {
    const text = getText(id);
    if (text === "" && !names.includes(id)) continue;
    const kind = isKind(id) && plans.find((plan) => plan.id === text);
    if (isKind(id) && text !== "" && text !== asAtStart && !kind) {
      unused.add(id);
      continue;
    }
    usage = withService(usage, id);
    const amount = isKind(id) || text === asAtStart ? null : read(id, getRange(usage, id));
    if (kind || amount !== null) usage = { ...usage, amounts: { ...usage.amounts, [id]: kind ? kind.id : amount } };
  }

  const costs = (Object.keys(costRanges) as CostName[]).flatMap((name) => {
    const cost = read(name, costRanges[name]);
    return cost === null ? [] : [[name, cost]];
  });
  if (costs.length > 0) usage = { ...usage, costs: Object.fromEntries(costs) };
  const country = getText(countryName).toUpperCase();
  if (textPrices.some(({ code }) => code === country)) usage = { ...usage, country };
  else if (country) unused.add("country");
  const features = readFeatures(query);
  if (query.getAll(featureName).some((name) => name !== "" && !features.some((feature) => feature === name)))
    unused.add("other");
  if (features.length > 0) usage = { ...usage, features };

  const isEmpty = usedServices(usage).length === 0 && ![...unused].some(isService) && !names.includes(noService);
  return { usage: isEmpty ? withService(usage, "email-marketing") : usage, unread, unused: [...unused] };
}

/** Parses list lengths such as "800; 2,400; 12k". Null if one is invalid or there are too many. */
export function parseClients(text: string): number[] | null {
  const parts = text.split(/[;؛\n]|[,،](?=\s)/).filter((part) => part.trim() !== "");
  const clients = parts.map((part) => parseNumber(part, contactsRange)).filter((contacts) => contacts !== null);
  return clients.length < parts.length || parts.length > maxClients ? null : clients;
}

/** Returns a parameter's single value. Different values are joined, so that they count as unreadable. */
export const valueIn = (query: URLSearchParams, name: string): string =>
  [...new Set(query.getAll(name).filter(Boolean))].join(" / ");

export function readFeatures(query: URLSearchParams): Feature[] {
  const named = query.getAll(featureName);
  return (Object.keys(featurePlans) as Feature[]).filter((feature) => named.includes(feature));
}

/** Other parameters, such as those added by ads and newsletters, are left alone. */
export const usageNames: readonly string[] = [
  contactsName,
  clientsName,
  segmentsName,
  takeName,
  inAllName,
  countryName,
  featureName,
  ...Object.keys(costRanges),
  ...serviceNames.map(({ id }) => id),
];

export function writeUsage(usage: Usage, unread: Unread = {}): string {
  const query = new URLSearchParams({ [contactsName]: String(usage.contacts ?? "") });
  for (const contacts of usage.clients ?? []) query.append(clientsName, String(contacts));
  const services = usedServices(usage);
  for (const { id } of services) query.set(id, String(usage.amounts[id]));
  if (usage.segmentsPerText > 1) query.set(segmentsName, String(usage.segmentsPerText));
  for (const id of usage.inAll ?? []) if (usage.amounts[id] !== undefined) query.append(inAllName, id);
  for (const [name, cost] of Object.entries(usage.costs ?? {})) query.set(name, plainNumber(cost));
  if (usage.country) query.set(countryName, usage.country);
  for (const feature of usage.features ?? []) query.append(featureName, feature);
  if (services.length === 0) query.set(takeName, noService);
  for (const [name, text] of Object.entries(unread)) query.set(name, text);
  return query.toString();
}
