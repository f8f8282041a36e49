import { contactLimits, type CountedServiceId, type PlanLimits, planLimits } from "#content/catalog/limits.ts";
import { type Plan, plans } from "#content/catalog/plans.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";
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

export interface PlannedService {
  readonly id: ServiceId;
  /** The smallest plan that suffices. */
  readonly plan: Plan;
  /** How often each contact is written to in a month; null for services that send nothing to the list. */
  readonly times: number | null;
  /** As how many a plan counts each of them. */
  readonly parts: number;
  /** The need that requires the largest plan, and so decides on it. Null where plans differ in kind. */
  readonly need: Need | null;
  /** Null on the largest plan. */
  readonly next: Next | null;
}

const senders: ReadonlySet<ServiceId> = new Set(["email-marketing", "sms-marketing", "whatsapp-marketing"]);

/** The plan of each service taken, in the order of every menu (S9.1, S9.2; of email S9.3 too). */
export function planMonth(month: Month): PlannedService[] {
  return takenServices(month).map((id) => planService(month, id));
}

/** A month fits a plan if its sends are within the service's own limit and, for email, the list is within the limit of S9.3. */
function planService({ contacts, textParts, taken }: Month, id: ServiceId): PlannedService {
  if (isKind(id)) {
    const plan = plans.find((candidate) => candidate.id === taken[id]) ?? plans[0];
    const next = planAfter(plan);
    return { id, plan, times: null, parts: 1, need: null, next: next && { plan: next, until: "kind" } };
  }
  const amount = Number(taken[id]);
  const times = senders.has(id) ? amount : null;
  const parts = id === "sms-marketing" ? textParts : 1;
  const need = decidingNeed(needsOf(id, contacts, amount * parts));
  const plan = plans[stepFor(need)];
  return { id, plan, times, parts, need, next: nextStep(id, plan, { contacts, amount, times, parts }) };
}

function needsOf(id: CountedServiceId, contacts: number, amount: number): [Need, ...Need[]] {
  const units: Need = { of: "units", count: senders.has(id) ? contacts * amount : amount, limits: planLimits[id] };
  return id === "email-marketing" ? [units, { of: "contacts", count: contacts, limits: contactLimits }] : [units];
}

function decidingNeed(needs: [Need, ...Need[]]): Need {
  return needs.reduce((deciding, need) => (stepFor(need) > stepFor(deciding) ? need : deciding));
}

/** Place of the smallest plan within whose limit the need is. */
function stepFor({ count, limits }: Need): 0 | 1 | 2 {
  if (count <= limits.basic) return 0;
  return count <= limits.pro ? 1 : 2;
}

function planAfter(plan: Plan): Plan | null {
  return plans[plans.indexOf(plan) + 1] ?? null;
}

function nextStep(
  id: CountedServiceId,
  present: Plan,
  used: { contacts: number; amount: number; times: number | null; parts: number },
): Next | null {
  const plan = planAfter(present);
  if (!plan || present.id === "enterprise") return null;
  const limit = planLimits[id][present.id];
  if (limit === Number.POSITIVE_INFINITY) return { plan, until: "kind" };
  if (used.times === null) return { plan, until: "room", left: limit - used.amount };
  const byList = id === "email-marketing" ? contactLimits[present.id] : Number.POSITIVE_INFINITY;
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
