import type { NumberRange } from "./read-number.ts";
import { type CountedServiceId, type KindServiceId, kindServices } from "#content/catalog/limits.ts";
import type { PlanId } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";

/** What a business would use in a month. */
export interface Month {
  /** People on its list. */
  readonly contacts: number;
  /** Parts of each text: a long one is sent, and counted, as several. */
  readonly textParts: number;
  readonly taken: Taken;
}

/**
 * The services it takes: for those that send, how often to each contact; for the others that are counted, how many accounts,
 * platforms, addresses, pages or cards; for those whose plans differ in kind, the plan.
 */
export type Taken = {
  readonly [Id in ServiceId]?: Id extends KindServiceId ? PlanId : number;
};

export const textPartsRange = { min: 1, max: 10, start: 1 } as const;
export const contactsRange = { min: 1, max: 10_000_000, start: 1_000 } as const;

interface StartRange extends NumberRange {
  /** The default, until the visitor changes it. */
  readonly start: number;
}

/** How much of a service may be taken. */
export const amountRanges: Readonly<Record<CountedServiceId, StartRange>> = {
  "email-marketing": { min: 1, max: 100, start: 4 },
  "sms-marketing": { min: 1, max: 100, start: 1 },
  "whatsapp-marketing": { min: 1, max: 100, start: 1 },
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

/** Adds a service with its default amount. */
export function withService(month: Month, id: ServiceId): Month {
  const amount = isKind(id) ? "basic" : amountRanges[id].start;
  return { ...month, taken: { ...month.taken, [id]: amount } };
}

export function withoutService({ taken, ...month }: Month, id: ServiceId): Month {
  const { [id]: _, ...others } = taken;
  return { ...month, taken: others };
}

/** What the calculator begins with: a list of a thousand that gets a mailing every week. */
export const startMonth: Month = withService(
  { contacts: contactsRange.start, textParts: textPartsRange.start, taken: {} },
  "email-marketing",
);

/** The services taken, in the order of every menu. */
export function takenServices({ taken }: Month): ServiceName<ServiceId>[] {
  return serviceNames.filter(({ id }) => taken[id] !== undefined);
}
