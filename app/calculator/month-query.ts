import { numberOf } from "./read-number.ts";
import { plans } from "#content/catalog/plans.ts";
import { type ServiceId, serviceNames } from "#content/catalog/service-names.ts";
import {
  contactsRange,
  isKind,
  type Month,
  amountRanges,
  startMonth,
  takenServices,
  textPartsRange,
  withService,
} from "./month.ts";

/** The parts of an address that could not be used; `other` stands for a service that there is not. */
export type Unread = ServiceId | "contacts" | "textParts" | "other";

export interface ReadMonth {
  readonly month: Month;
  readonly unread: readonly Unread[];
}

export const contactsName = "contacts";
export const textPartsName = "text-parts";
/** Names a service without saying how much of it. */
export const takeName = "take";
/** Value of `takeName` where no service is taken. */
export const noService = "none";
/** Value of a service that is taken with its default amount. */
export const asAtStart = "start";

const isService = (name: string): name is ServiceId => serviceNames.some(({ id }) => id === name);

/** Whether a query speaks of a month. */
export function namesMonth(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name === contactsName || name === takeName || isService(name));
}

/**
 * The month of a query such as `contacts=3100&email-marketing=4&seo=basic`. If it names no contacts or no service, those of the start
 * apply. What can't be read gets its default and is listed in `unread`. A service with an empty value is not taken, which is how a plain
 * form says no.
 */
export function readMonth(query: URLSearchParams): ReadMonth {
  if (!namesMonth(query)) return { month: startMonth, unread: [] };
  const unread = new Set<Unread>();
  const month = readServices(query, { ...readCounts(query, unread), taken: {} }, unread);
  const isEmpty = takenServices(month).length === 0 && !query.getAll(takeName).includes(noService);
  return { month: isEmpty ? withService(month, "email-marketing") : month, unread: [...unread] };
}

function readCounts(query: URLSearchParams, unread: Set<Unread>): Omit<Month, "taken"> {
  const read = (name: string, part: "contacts" | "textParts", range: typeof contactsRange | typeof textPartsRange) => {
    const text = query.get(name);
    const count = text === null ? range.start : numberOf(text, range);
    if (count === null) unread.add(part);
    return count ?? range.start;
  };
  return {
    contacts: read(contactsName, "contacts", contactsRange),
    textParts: read(textPartsName, "textParts", textPartsRange),
  };
}

function readServices(query: URLSearchParams, counts: Month, unread: Set<Unread>): Month {
  let month = counts;
  const names = query.getAll(takeName);
  if (names.some((name) => name !== noService && !isService(name))) unread.add("other");
  for (const { id } of serviceNames) {
    const text = query.get(id) ?? "";
    if (text === "" && !names.includes(id)) continue;
    month = withService(month, id);
    if (text === "" || text === asAtStart) continue;
    const amount = isKind(id) ? plans.find((plan) => plan.id === text)?.id : numberOf(text, amountRanges[id]);
    if (amount == null) unread.add(id);
    else month = { ...month, taken: { ...month.taken, [id]: amount } };
  }
  return month;
}

/** The names of a month in an address. Others are not ours to judge: advertisers and newsletters add some to every link. */
export const monthNames: readonly string[] = [
  contactsName,
  textPartsName,
  takeName,
  ...serviceNames.map(({ id }) => id),
];

/** The query that `readMonth` reads as this month. */
export function writeMonth(month: Month): string {
  const query = new URLSearchParams({ [contactsName]: String(month.contacts) });
  const services = takenServices(month);
  for (const { id } of services) query.set(id, String(month.taken[id]));
  if (month.textParts > 1) query.set(textPartsName, String(month.textParts));
  if (services.length === 0) query.set(takeName, noService);
  return query.toString();
}
