import { costLabel, costReasons as words } from "#content/generated/cost.ts";
import { type Plan, plans } from "#content/plans.ts";
import { serviceLimits } from "#content/service-limits.ts";
import type { Next, PlannedService } from "./cost.ts";
import { isKind, type Month, rangeOf } from "./month.ts";

/** Why a service needs its plan: the calculation, its result, and the limit that the result is compared with. */
export interface Reason {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

export function reasonFor({ id, plan, need, times }: PlannedService, { contacts }: Month): Reason {
  if (isKind(id) || !need) return { before: words.kind(plan.name), figure: serviceLimits[id][plan.id], after: "" };
  const people = costLabel.people(contacts);
  const [basic, pro] = plans;
  const after =
    plan.id === "basic"
      ? words.within({ plan: basic.name, limit: need.limits.basic })
      : plan.id === "pro"
        ? words.over({ plan: basic.name, limit: need.limits.basic })
        : words.over({ plan: pro.name, limit: need.limits.pro });
  if (need.of === "contacts") return { before: "", figure: people, after };
  const figure = words.units[id](need.count);
  return { before: times === null ? "" : words.product({ people, times: timesOf(id, times) }), figure, after };
}

/** What comes next, and at which point. */
export function nextFor({ id, next }: PlannedService): string {
  if (!next) return words.largest;
  if (next.until === "kind") {
    return words.kindNext({ name: serviceLimits[id][next.plan.id], plan: next.plan.name, price: next.plan.price });
  }
  return `${untilThen(id, next)} ${words.thenPlan({ plan: next.plan.name, price: next.plan.price })}`;
}

function untilThen(id: PlannedService["id"], next: Exclude<Next, { until: "kind" }>): string {
  if (next.until === "room") return words.untilRoom(next.left);
  const people = costLabel.people(next.contacts);
  if (isKind(id) || next.times > rangeOf(id).max) return words.untilListAlone(people);
  return words.untilList({ people, times: timesOf(id, next.times) });
}

function timesOf(id: PlannedService["id"], count: number): string {
  return id in words.times ? words.times[id as keyof typeof words.times](count) : "";
}

/** "Email Pro". */
export function nameOf(service: string, plan: Plan): string {
  return costLabel.plan({ service, plan: plan.name });
}
