import type { CountRange } from "#app/ui/read-count.ts";
import { type KindServiceId, kindServices } from "#content/kind-services.ts";
import type { CountedServiceId } from "#content/plan-limits.ts";
import type { PlanId } from "#content/plans.ts";
import { type ServiceId, serviceNames } from "#content/service-names.ts";

/** What a business would use in a month. */
export interface Month {
  /** People on its list. */
  readonly contacts: number;
  readonly taken: Taken;
}

/**
 * The services it takes: for those that send, how often to each contact; for the others that are counted, how many accounts,
 * platforms, addresses, pages or cards; for those whose plans differ in kind, the plan.
 */
export type Taken = {
  readonly [Id in ServiceId]?: Id extends KindServiceId ? PlanId : number;
};

export const contactsAsked = { min: 1, max: 10_000_000, start: 1_000 } as const;

interface Asked extends CountRange {
  /** The default, until the visitor changes it. */
  readonly start: number;
}

const asked: Readonly<Record<CountedServiceId, Asked>> = {
  "email-marketing": { min: 1, max: 100, start: 4 },
  "sms-marketing": { min: 1, max: 100, start: 1 },
  "whatsapp-marketing": { min: 1, max: 100, start: 1 },
  "social-media": { min: 1, max: 1_000, start: 3 },
  advertising: { min: 1, max: 100, start: 2 },
  "business-email": { min: 1, max: 100_000, start: 4 },
  "website-builder": { min: 1, max: 100_000, start: 5 },
  crm: contactsAsked,
};

export function isKind(id: ServiceId): id is KindServiceId {
  return kindServices.some((kind) => kind === id);
}

export function rangeOf(id: CountedServiceId): CountRange {
  return asked[id];
}

/** Adds a service with its default amount; for `crm` that is a card for each contact. */
export function withService(month: Month, id: ServiceId): Month {
  return { ...month, taken: { ...month.taken, [id]: startOf(month, id) } };
}

export function withoutService({ contacts, taken }: Month, id: ServiceId): Month {
  const { [id]: _, ...others } = taken;
  return { contacts, taken: others };
}

function startOf(month: Month, id: ServiceId): number | PlanId {
  if (isKind(id)) return "basic";
  return id === "crm" ? month.contacts : asked[id].start;
}

/** What the calculator begins with: a list of a thousand that gets a mailing every week. */
export const startMonth: Month = withService({ contacts: contactsAsked.start, taken: {} }, "email-marketing");

/** The services taken, in the order of every menu. */
export function takenServices({ taken }: Month): ServiceId[] {
  return serviceNames.map(({ id }) => id).filter((id) => taken[id] !== undefined);
}
