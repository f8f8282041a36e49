import {
  type CountedServiceId,
  contactLimits,
  type PlanLimits,
  planLimits,
  smallestPlan,
} from "#content/catalog/limits.ts";
import { type Plan, type PlanChoice, type PlanId, planById, sumPrices } from "#content/catalog/plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "#content/catalog/service-names.ts";
import { isInOurCurrency, textPrices } from "#words/text-prices.ts";
import { costNames, type Feature, featurePlans, isInAll, isKind, isSender, type Usage, usedServices } from "./usage.ts";

export interface Need {
  /** `contacts`: the list's length. `units`: the quantity that the service's plans limit. */
  readonly of: "contacts" | "units";
  readonly count: number;
  readonly limits: PlanLimits;
}

/** The next larger plan, and how far the current one reaches. */
export type Next =
  /** The current plan is enough for this many contacts at the same frequency, or this many sends to each contact. */
  | { readonly plan: Plan; readonly until: "list"; readonly contacts: number; readonly times: number }
  | { readonly plan: Plan; readonly until: "room"; readonly left: number }
  /** The next plan differs in the kind of work, so no count requires it. */
  | { readonly plan: Plan; readonly until: "kind" };

export interface PlannedService extends PlanChoice {
  /** Monthly sends per contact; null for services that don't send to the list and for amounts given as a total. */
  readonly times: number | null;
  readonly segments: number;
  /** Null if plans differ in kind, or if only a feature requires this plan. */
  readonly need: Need | null;
  readonly next: Next | null;
  /** The limit that is reached first at this pace. Only email has two (D28). Null if the list's length is unknown. */
  readonly first: Need["of"] | null;
  /** A feature that requires a larger plan than the numbers do, and the other plans that include that feature. */
  readonly raised: { readonly by: Feature; readonly others: readonly PlanChoice[] } | null;
}

export interface CostOnTop {
  readonly service: ServiceName<ServiceId>;
  /** Null if the charge is unknown, in which case the total excludes it. */
  readonly amount: number | null;
  /** Number of segments, and the price of one. */
  readonly texts: { readonly count: number; readonly price: number } | null;
  /** The price is from the sample table, not from the visitor, and in the table's currency. */
  readonly isSample: boolean;
}

export interface MonthlyCost {
  /** Covers only the first list. */
  readonly services: readonly PlannedService[];
  /** Our charges for all clients. */
  readonly ours: number;
  readonly onTop: {
    readonly costs: readonly CostOnTop[];
    /** In our currency. */
    readonly total: number;
    readonly isSample: boolean;
    readonly isMissing: boolean;
  };
  /** Services without a plan, because the list's length is unknown. */
  readonly unplanned: readonly ServiceName<ServiceId>[];
  readonly lacking: readonly Feature[];
  readonly included: readonly { readonly feature: Feature; readonly choice: PlanChoice }[];
  /** The first list's services, followed by those of each client's list. */
  readonly lists: readonly { readonly contacts: number | null; readonly services: readonly PlannedService[] }[];
}

const larger = { basic: planById.pro, pro: planById.enterprise, enterprise: null } as const;

/** Finds the smallest sufficient plans (S9.1 to S9.3) in menu order. Other companies' charges are never added to ours. */
export function priceUsage(usage: Usage): MonthlyCost {
  const used = usedServices(usage);
  const features = usage.features ?? [];
  const lists = [usage.contacts, ...(usage.clients ?? [])].map((contacts) => {
    const planned = used.map((service) => planService({ ...usage, contacts }, service));
    return {
      contacts,
      services: features.reduce(
        raise,
        planned.filter((service) => service !== null),
      ),
    };
  });
  const [{ services } = { services: [] }] = lists;
  const all = lists.flatMap((list) => list.services);
  const costs = services.flatMap((service) => costOnTop(usage, service, all));
  return {
    services,
    lists,
    ours: sumPrices(all),
    onTop: {
      costs,
      total: toCents(costs.reduce((sum, cost) => sum + (isAddable(cost) ? cost.amount : 0), 0)),
      isSample: costs.some(({ isSample }) => isSample),
      isMissing: !costs.every(isAddable),
    },
    unplanned: used.filter(({ id }) => !services.some(({ service }) => service.id === id)),
    lacking: features.filter((feature) => featurePlans[feature].length === 0),
    included: features.flatMap((feature) => {
      const choice = services.find(({ service, plan }) =>
        featurePlans[feature].some(
          ([id, least]) => id === service.id && planById[least].monthlyPrice <= plan.monthlyPrice,
        ),
      );
      return choice ? [{ feature, choice }] : [];
    }),
  };
}

export function planOfList(contacts: number): Plan {
  return planById[smallestPlan(contacts, contactLimits)];
}

/** Monthly emails per contact (S9.2); null if the plan doesn't count them. */
export function emailsEach(plan: PlanId, contacts: number): number | null {
  return plan === "enterprise" ? null : Math.floor(planLimits["email-marketing"][plan] / contacts);
}

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
  // The list's length matters only if it requires a larger plan than the sends do.
  const need = list && findPlan(list).monthlyPrice > findPlan(units).monthlyPrice ? list : units;
  const plan = findPlan(need);
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

function findPlan({ count, limits }: Need): Plan {
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

/** Picks the cheapest plan with the feature, unless a chosen plan already includes it. */
function raise(services: readonly PlannedService[], feature: Feature): PlannedService[] {
  const choices = featurePlans[feature].flatMap(([id, planId]): (PlanChoice & { adds: number })[] => {
    const service = serviceNames.find((known) => known.id === id);
    const plan = planById[planId];
    const present = services.find((priced) => priced.service.id === id)?.plan.monthlyPrice ?? 0;
    return service ? [{ service, plan, adds: Math.max(0, plan.monthlyPrice - present) }] : [];
  });
  const [cheapest, ...others] = choices.toSorted((one, other) => one.adds - other.adds);
  if (!cheapest || cheapest.adds === 0) return [...services];
  const { service, plan } = cheapest;
  const empty = { service, times: null, segments: 1, need: null, first: null };
  const present = services.find((priced) => priced.service.id === service.id) ?? empty;
  const next = larger[plan.id];
  const raised: PlannedService = {
    ...present,
    plan,
    next: next && { plan: next, until: "kind" },
    raised: { by: feature, others },
  };
  return serviceNames.flatMap(({ id }) => {
    if (id === service.id) return [raised];
    return services.filter((priced) => priced.service.id === id);
  });
}

function costOnTop(
  { costs = {}, country }: Usage,
  { service }: PlannedService,
  all: readonly PlannedService[],
): CostOnTop[] {
  if (!(service.id in costNames)) return [];
  const typed = costs[costNames[service.id as keyof typeof costNames]] ?? null;
  if (service.id !== "sms-marketing") return [{ service, amount: typed, texts: null, isSample: false }];
  const price = typed ?? textPrices.find(({ code }) => code === country)?.price;
  const count = all.reduce((sum, { service: { id }, need }) => sum + (id === service.id ? (need?.count ?? 0) : 0), 0);
  return [
    price === undefined
      ? { service, amount: null, texts: null, isSample: false }
      : { service, amount: toCents(count * price), texts: { count, price }, isSample: typed === null },
  ];
}

/** Samples in another currency are shown, but not added. */
function isAddable(cost: CostOnTop): cost is CostOnTop & { amount: number } {
  return cost.amount !== null && (isInOurCurrency || !cost.isSample);
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/** Position from 0 to 3 on a scale of three equal parts, one per plan. */
export function getShare({ count, limits }: Need): number {
  const { basic, pro } = limits;
  const plan = smallestPlan(count, limits);
  if (plan === "basic") return count / basic;
  if (plan === "enterprise") return 3 - pro / count;
  return pro === Number.POSITIVE_INFINITY ? 2 - basic / count : 1 + (count - basic) / (pro - basic);
}
