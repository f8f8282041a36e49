import { type CountedServiceId, type KindServiceId, kindServices } from "#content/catalog/limits.ts";
import type { PlanId } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import type { NumberRange } from "./read-number.ts";

/** What a business would use in a month. */
export interface Usage {
  /** People on its list; null where nobody said how many, and none are invented. */
  readonly contacts: number | null;
  /** Segments of each text: a long one is sent, and counted, as several. */
  readonly segmentsPerText: number;
  readonly amounts: ServiceAmounts;
  /** The services that send whose amount in `amounts` is all that is sent in the month, not how often to each contact. */
  readonly inAll?: readonly SenderId[];
  /** What somebody else charges, as far as the visitor knows it, in dollars. */
  readonly costs?: Costs;
  /** An ISO 3166 code of the table of sample prices: where texts go to, if no price for them was typed. */
  readonly country?: string;
  /** What plans have to hold, whatever the numbers. */
  readonly features?: readonly Feature[];
}

/**
 * The services that are used: for those that send, how often to each contact; for the others that are counted, how many accounts,
 * platforms, addresses, pages or cards; for those whose plans differ in kind, the plan.
 */
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
const inAllRange = { min: 1, max: 1_000_000_000, perMonth: true } as const;
export const dollarsRange = { min: 0, max: 1_000_000, decimals: true } as const;

/** Costs of a service at cost, by their names in an address: dollars for one segment of a text, and dollars a month for the others. */
export const costRanges = {
  "text-price": { min: 0, max: 5, decimals: true },
  "whatsapp-cost": dollarsRange,
  "ad-spend": dollarsRange,
  "creator-fees": dollarsRange,
} as const satisfies Readonly<Record<string, NumberRange>>;
export type CostName = keyof typeof costRanges;
export type Costs = { readonly [Name in CostName]?: number };

/** Where each service that has costs on top asks for them. */
export const costOf = {
  "sms-marketing": "text-price",
  "whatsapp-marketing": "whatsapp-cost",
  advertising: "ad-spend",
  kol: "creator-fees",
} as const satisfies { readonly [Id in ServiceId]?: CostName };

/** What somebody may need, with the plans that have it; none where we lack it. */
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
  /** The default, until the visitor changes it. */
  readonly start: number;
}

/** How much of a service may be used. */
export const amountRanges: Readonly<Record<CountedServiceId, StartRange>> = {
  // Where both limits of email meet, so that a list alone and its month ask for the same plan (D28).
  "email-marketing": { min: 1, max: 100, start: 2, perMonth: true },
  "sms-marketing": { min: 1, max: 100, start: 1, perMonth: true },
  "whatsapp-marketing": { min: 1, max: 100, start: 1, perMonth: true },
  "social-media": { min: 1, max: 1_000, start: 3 },
  advertising: { min: 1, max: 100, start: 2 },
  "business-email": { min: 1, max: 100_000, start: 4 },
  "website-builder": { min: 1, max: 100_000, start: 3 },
  // A name on a mailing list needs no card.
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

/** How much of a service may be used, as the usage counts it. */
export function rangeOf(usage: Usage, id: CountedServiceId): NumberRange {
  return isInAll(usage, id) ? inAllRange : amountRanges[id];
}

/** Adds a service with its default amount. */
export function withService(usage: Usage, id: ServiceId): Usage {
  const amount = isKind(id) ? "basic" : amountRanges[id].start;
  return { ...usage, amounts: { ...usage.amounts, [id]: amount } };
}

export function withoutService({ amounts, ...usage }: Usage, id: ServiceId): Usage {
  const { [id]: _, ...others } = amounts;
  return { ...usage, amounts: others };
}

/** Counts what a service sends in all, or how often it goes to each contact. The amount is left as it is, in what it may be. */
export function countedInAll(usage: Usage, id: SenderId, all: boolean): Usage {
  const others = (usage.inAll ?? []).filter((one) => one !== id);
  return { ...usage, inAll: all ? [...others, id] : others };
}

/** What the calculator begins with. */
export const defaultUsage: Usage = withService(
  { contacts: contactsRange.start, segmentsPerText: segmentsRange.start, amounts: {} },
  "email-marketing",
);

/** The services used, in the order of every menu. */
export function usedServices({ amounts }: Usage): ServiceName<ServiceId>[] {
  return serviceNames.filter(({ id }) => amounts[id] !== undefined);
}
