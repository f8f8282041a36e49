import {
  contactLimits,
  type CountedServiceId,
  type PlanLimits,
  planLimits,
  smallestPlan,
} from "#content/catalog/limits.ts";
import { type Plan, planById, type PlanChoice, type PlanId } from "#content/catalog/plans.ts";
import type { ServiceId, ServiceName } from "#content/catalog/service-names.ts";
import { isKind, type Month, takenServices } from "./month.ts";

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
  /** How often each contact is written to in a month; null for services that send nothing to the list. */
  readonly times: number | null;
  /** As how many a plan counts each of them. */
  readonly parts: number;
  /** The need that decides on the plan, the smallest that suffices. Null where plans differ in kind. */
  readonly need: Need | null;
  /** Null on the largest plan. */
  readonly next: Next | null;
}

const senders: ReadonlySet<ServiceId> = new Set(["email-marketing", "sms-marketing", "whatsapp-marketing"]);

const larger = { basic: planById.pro, pro: planById.enterprise, enterprise: null } as const;

/** The plan of each service taken, in the order of every menu (S9.1, S9.2; of email S9.3 too). */
export function planMonth(month: Month): PlannedService[] {
  return takenServices(month).map((service) => planService(month, service));
}

function planService({ contacts, textParts, taken }: Month, service: ServiceName<ServiceId>): PlannedService {
  const { id } = service;
  if (isKind(id)) {
    const plan = planById[taken[id] ?? "basic"];
    const next = larger[plan.id];
    return { service, plan, times: null, parts: 1, need: null, next: next && { plan: next, until: "kind" } };
  }
  const amount = Number(taken[id]);
  const times = senders.has(id) ? amount : null;
  const parts = id === "sms-marketing" ? textParts : 1;
  const units: Need = { of: "units", count: (times === null ? 1 : contacts) * amount * parts, limits: planLimits[id] };
  // An email plan limits the list as well (S9.3), which decides only where it alone is too long.
  const list: Need = { of: "contacts", count: contacts, limits: contactLimits };
  const need = id === "email-marketing" && planOf(list).monthlyPrice > planOf(units).monthlyPrice ? list : units;
  const plan = planOf(need);
  return { service, plan, times, parts, need, next: nextStep(id, plan.id, { contacts, amount, times, parts }) };
}

function planOf({ count, limits }: Need): Plan {
  return planById[smallestPlan(count, limits)];
}

function nextStep(
  id: CountedServiceId,
  present: PlanId,
  used: { contacts: number; amount: number; times: number | null; parts: number },
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
    contacts: Math.min(Math.floor(limit / (used.times * used.parts)), byList),
    times: Math.floor(limit / (used.contacts * used.parts)),
  };
}

/** How far a need has come along three equal parts, one for each plan: 0 to 3. */
export function partOf({ count, limits: { basic, pro } }: Need): number {
  if (count <= basic) return count / basic;
  if (pro === Number.POSITIVE_INFINITY) return 2 - basic / count;
  if (count <= pro) return 1 + (count - basic) / (pro - basic);
  return 3 - pro / count;
}
