import { type CountedServiceId, type KindServiceId, kindServices } from "#content/catalog/limits.ts";
import type { PlanId } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import type { NumberRange } from "./read-number.ts";

export interface Usage {
  /** Null if unknown, never an estimate. */
  readonly contacts: number | null;
  /** List lengths of other clients, who use the same services but may need other plans. */
  readonly clients?: readonly number[];
  readonly segmentsPerText: number;
  readonly amounts: ServiceAmounts;
  /** Services whose amount is a monthly total instead of sends per contact. */
  readonly inAll?: readonly SenderId[];
  /** Includes only costs that the visitor has entered. */
  readonly costs?: Costs;
  /** ISO 3166 code that selects a price from the sample table, unless a price for texts was entered. */
  readonly country?: string;
  readonly features?: readonly Feature[];
}

/** Sends per contact, or a count of accounts, platforms, addresses, pages or cards, or a plan if plans differ in kind. */
export type ServiceAmounts = {
  readonly [Id in ServiceId]?: Id extends KindServiceId ? PlanId : number;
};

export const senders = [
  "email-marketing",
  "sms-marketing",
  "whatsapp-marketing",
] as const satisfies readonly ServiceId[];
export type SenderId = (typeof senders)[number];

export const segmentsRange = { min: 1, max: 10, start: 1 } as const;
export const contactsRange = { min: 1, max: 10_000_000, start: 1_000 } as const;
export const maxClients = 50;
const inAllRange = { min: 1, max: 1_000_000_000, perMonth: true } as const;
export const moneyRange = { min: 0, max: 1_000_000, decimals: true } as const;

/** For a text segment; for a month in the others. Keyed by query parameter. */
export const costRanges = {
  "text-price": { min: 0, max: 5, decimals: true },
  "whatsapp-cost": moneyRange,
  "ad-spend": moneyRange,
  "creator-fees": moneyRange,
} as const satisfies Readonly<Record<string, NumberRange>>;
export type CostName = keyof typeof costRanges;
export type Costs = { readonly [Name in CostName]?: number };

/** By service, like `amountRanges`. Services that are gone may stay here. */
export const costNames = {
  "sms-marketing": "text-price",
  "whatsapp-marketing": "whatsapp-cost",
  advertising: "ad-spend",
  kol: "creator-fees",
} as const satisfies Readonly<Record<string, CostName>>;

export const featurePlans = {
  automations: [["email-marketing", "pro"]],
  "ab-tests": [["email-marketing", "pro"]],
  branches: [["email-marketing", "enterprise"]],
  editor: [],
  connectors: [
    ["crm", "enterprise"],
    ["whatsapp-marketing", "enterprise"],
  ],
  api: [],
  sso: [],
  phone: [],
} as const satisfies Readonly<Record<string, readonly (readonly [ServiceId, PlanId])[]>>;
export type Feature = keyof typeof featurePlans;

interface StartRange extends NumberRange {
  readonly start: number;
}

export const amountRanges: Readonly<Record<CountedServiceId, StartRange> & Record<string, StartRange>> = {
  // With two emails a month, the list's length and its sends require the same plan (D28).
  "email-marketing": { min: 1, max: 100, start: 2, perMonth: true },
  "sms-marketing": { min: 1, max: 100, start: 1, perMonth: true },
  "whatsapp-marketing": { min: 1, max: 100, start: 1, perMonth: true },
  "social-media": { min: 1, max: 1_000, start: 3 },
  advertising: { min: 1, max: 100, start: 2 },
  "business-email": { min: 1, max: 100_000, start: 4 },
  "website-builder": { min: 1, max: 100_000, start: 3 },
  // Contacts on a mailing list need no customer card, so this starts lower.
  crm: { ...contactsRange, start: 500 },
};

export function isKind(id: ServiceId): id is KindServiceId {
  return kindServices.some((kind) => kind === id);
}

export function isSender(id: ServiceId): id is SenderId {
  return senders.some((sender) => sender === id);
}

export function isInAll({ inAll = [] }: Usage, id: ServiceId): boolean {
  return isSender(id) && inAll.includes(id);
}

export function getRange(usage: Usage, id: CountedServiceId): NumberRange {
  return isInAll(usage, id) ? inAllRange : amountRanges[id];
}

export function withService(usage: Usage, id: ServiceId): Usage {
  const amount = isKind(id) ? "basic" : amountRanges[id].start;
  return { ...usage, amounts: { ...usage.amounts, [id]: amount } };
}

export function withoutService({ amounts, ...usage }: Usage, id: ServiceId): Usage {
  const { [id]: _, ...others } = amounts;
  return { ...usage, amounts: others };
}

export function countedInAll(usage: Usage, id: SenderId, all: boolean): Usage {
  const others = (usage.inAll ?? []).filter((serviceId) => serviceId !== id);
  return { ...usage, inAll: all ? [...others, id] : others };
}

export const defaultUsage: Usage = withService(
  { contacts: contactsRange.start, segmentsPerText: segmentsRange.start, amounts: {} },
  "email-marketing",
);

export function usedServices({ amounts }: Usage): ServiceName<ServiceId>[] {
  return serviceNames.filter(({ id }) => amounts[id] !== undefined);
}
