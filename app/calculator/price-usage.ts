import {
  contactLimits,
  type CountedServiceId,
  type PlanLimits,
  planLimits,
  smallestPlan,
} from "#content/catalog/limits.ts";
import { type Plan, planById, type PlanChoice, type PlanId, totalOf } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { textPrices } from "#words/text-prices.ts";
import { costOf, type Feature, featurePlans, isInAll, isKind, isSender, type Usage, usedServices } from "./usage.ts";

/** A number held against the limits of the plans. */
export interface Need {
  /** `contacts` where it is the length of the list, `units` where it is what the service's own plans count. */
  readonly of: "contacts" | "units";
  readonly count: number;
  readonly limits: PlanLimits;
}

/** The next plan, and the point up to which the present one suffices. */
export type Next =
  /** The present plan suffices for this many contacts at the same frequency, or for this many sends to each of the same list. */
  | { readonly plan: Plan; readonly until: "list"; readonly contacts: number; readonly times: number }
  /** The present plan has room for this many more. */
  | { readonly plan: Plan; readonly until: "room"; readonly left: number }
  /** No count makes the next plan necessary: its work is of another kind. */
  | { readonly plan: Plan; readonly until: "kind" };

export interface PlannedService extends PlanChoice {
  /** How often each contact is written to in a month; null for services that send nothing to the list, and for what is counted in all. */
  readonly times: number | null;
  /** As how many a plan counts each of them: a long text is sent as several segments. */
  readonly segments: number;
  /** The need that decides on the plan, the smallest that suffices. Null where plans differ in kind, or a feature alone asks for one. */
  readonly need: Need | null;
  /** Null on the largest plan. */
  readonly next: Next | null;
  /** Of email, which has two limits (D28): the one that comes first as the list grows at this pace. Null where nobody said how long it is. */
  readonly first: Need["of"] | null;
  /** What made the plan larger than the numbers ask for, and the other plans that have it. */
  readonly raised: { readonly by: Feature; readonly others: readonly PlanChoice[] } | null;
}

/** What somebody else charges for a service in a month. */
export interface CostOnTop {
  readonly service: ServiceName<ServiceId>;
  /** Dollars; null where nobody said, and it is not included. */
  readonly dollars: number | null;
  /** Segments of texts, and dollars for each: how the dollars came about. */
  readonly texts: { readonly count: number; readonly price: number } | null;
  /** The price is one of our sample table, not one that the visitor typed. */
  readonly isSample: boolean;
}

/** What a month costs: two sums that are never added up, since only the first is ours and exact. */
export interface MonthlyCost {
  readonly services: readonly PlannedService[];
  /** Whole dollars that we charge. */
  readonly larkpost: number;
  readonly onTop: {
    readonly costs: readonly CostOnTop[];
    /** Dollars, of the costs that are known. */
    readonly total: number;
    readonly isSample: boolean;
    /** Nobody said what one of them comes to. */
    readonly isMissing: boolean;
  };
  /** The services that can't be planned before somebody says how long the list is. */
  readonly unplanned: readonly ServiceName<ServiceId>[];
  /** Features that no plan of ours has. */
  readonly lacking: readonly Feature[];
}

const larger = { basic: planById.pro, pro: planById.enterprise, enterprise: null } as const;

/**
 * What a month costs (S9.1, S9.2; of email S9.3 too): the smallest plan of each service used, in the order of every menu, the cheapest
 * plan for each feature asked for, and what others charge on top. It invents no number: without the length of the list, `unplanned` and
 * `first` say what is not known.
 */
export function priceUsage(usage: Usage): MonthlyCost {
  const used = usedServices(usage);
  const planned = used.map((service) => planService(usage, service)).filter((one) => one !== null);
  const features = usage.features ?? [];
  const services = features.reduce(raise, planned);
  const costs = services.flatMap((one) => costOnTop(usage, one));
  return {
    services,
    larkpost: totalOf(services),
    onTop: {
      costs,
      total: toCents(costs.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0)),
      isSample: costs.some(({ isSample }) => isSample),
      isMissing: costs.some(({ dollars }) => dollars === null),
    },
    unplanned: used.filter(({ id }) => !services.some(({ service }) => service.id === id)),
    lacking: features.filter((feature) => featurePlans[feature].length === 0),
  };
}

/** The plan that a list of this length fits, whatever is sent to it (S9.3). */
export function planOfList(contacts: number): Plan {
  return planById[smallestPlan(contacts, contactLimits)];
}

/** How many emails a month a plan has for each contact (S9.2); null where it counts none. */
export function emailsEach(plan: PlanId, contacts: number): number | null {
  return plan === "enterprise" ? null : Math.floor(planLimits["email-marketing"][plan] / contacts);
}

/** The contacts that a plan of email holds (S9.3). */
export function contactsOn(plan: PlanId): number {
  return plan === "enterprise" ? Number.POSITIVE_INFINITY : contactLimits[plan];
}

function planService(usage: Usage, service: ServiceName<ServiceId>): PlannedService | null {
  const { id } = service;
  const whole = { service, times: null, segments: 1, first: null, raised: null };
  if (isKind(id)) {
    const plan = planById[usage.amounts[id] ?? "basic"];
    const next = larger[plan.id];
    return { ...whole, plan, need: null, next: next && { plan: next, until: "kind" } };
  }
  const { contacts } = usage;
  const amount = Number(usage.amounts[id]);
  const times = isSender(id) && !isInAll(usage, id) ? amount : null;
  if (times !== null && contacts === null) return null;
  const segments = id === "sms-marketing" ? usage.segmentsPerText : 1;
  const units: Need = {
    of: "units",
    count: (times === null ? 1 : (contacts ?? 0)) * amount * segments,
    limits: planLimits[id],
  };
  const list = id === "email-marketing" && contacts !== null ? listNeed(contacts) : null;
  // The length of the list decides only where it alone is too much.
  const need = list && planOf(list).monthlyPrice > planOf(units).monthlyPrice ? list : units;
  const plan = planOf(need);
  const isPaced = list && units.count / list.count > units.limits.pro / list.limits.pro;
  return {
    ...whole,
    plan,
    times,
    segments,
    need,
    first: list && (isPaced ? "units" : "contacts"),
    next: nextStep(id, plan.id, { contacts: contacts ?? 0, amount: units.count, times, segments }),
  };
}

const listNeed = (count: number): Need => ({ of: "contacts", count, limits: contactLimits });

function planOf({ count, limits }: Need): Plan {
  return planById[smallestPlan(count, limits)];
}

function nextStep(
  id: CountedServiceId,
  present: PlanId,
  used: { contacts: number; amount: number; times: number | null; segments: number },
): Next | null {
  if (present === "enterprise") return null;
  const plan = larger[present];
  const limit = planLimits[id][present];
  if (limit === Number.POSITIVE_INFINITY) return { plan, until: "kind" };
  if (used.times === null) return { plan, until: "room", left: limit - used.amount };
  const byList = id === "email-marketing" ? contactLimits[present] : Number.POSITIVE_INFINITY;
  return {
    plan,
    until: "list",
    contacts: Math.min(Math.floor(limit / (used.times * used.segments)), byList),
    times: Math.floor(limit / (used.contacts * used.segments)),
  };
}

/** The services with the feature: on the plan that adds least to the bill, if none has it yet. */
function raise(services: readonly PlannedService[], feature: Feature): PlannedService[] {
  const choices = featurePlans[feature].flatMap(([id, planId]): (PlanChoice & { adds: number })[] => {
    const service = serviceNames.find((one) => one.id === id);
    const plan = planById[planId];
    const present = services.find((one) => one.service.id === id)?.plan.monthlyPrice ?? 0;
    return service ? [{ service, plan, adds: Math.max(0, plan.monthlyPrice - present) }] : [];
  });
  const [cheapest, ...others] = choices.toSorted((one, other) => one.adds - other.adds);
  if (!cheapest || cheapest.adds === 0) return [...services];
  const { service, plan } = cheapest;
  const empty = { service, times: null, segments: 1, need: null, first: null };
  const present = services.find((one) => one.service.id === service.id) ?? empty;
  const next = larger[plan.id];
  const raised: PlannedService = {
    ...present,
    plan,
    next: next && { plan: next, until: "kind" },
    raised: { by: feature, others },
  };
  return serviceNames.flatMap(({ id }) => {
    if (id === service.id) return [raised];
    return services.filter((one) => one.service.id === id);
  });
}

function costOnTop({ costs = {}, country }: Usage, { service, need }: PlannedService): CostOnTop[] {
  if (!(service.id in costOf)) return [];
  const typed = costs[costOf[service.id as keyof typeof costOf]] ?? null;
  if (service.id !== "sms-marketing") return [{ service, dollars: typed, texts: null, isSample: false }];
  const price = typed ?? textPrices.find(({ code }) => code === country)?.price;
  const count = need?.count ?? 0;
  return [
    price === undefined
      ? { service, dollars: null, texts: null, isSample: false }
      : { service, dollars: toCents(count * price), texts: { count, price }, isSample: typed === null },
  ];
}

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** How far a need has come along three equal parts, one for each plan: 0 to 3. */
export function partOf({ count, limits }: Need): number {
  const { basic, pro } = limits;
  const plan = smallestPlan(count, limits);
  if (plan === "basic") return count / basic;
  if (plan === "enterprise") return 3 - pro / count;
  return pro === Number.POSITIVE_INFINITY ? 2 - basic / count : 1 + (count - basic) / (pro - basic);
}
