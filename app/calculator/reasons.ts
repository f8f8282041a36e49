import { planById } from "#content/catalog/plans.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";
import type { CalculatorWords } from "./calculator-words.ts";
import type { Next, PlannedService } from "#app/calculator/plan-month.ts";
import { isKind, type Month, amountRanges } from "#app/calculator/month.ts";

/** Why a service needs its plan: the calculation, its result, and the limit that the result is compared with. */
export interface Reason {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

export function reasonFor(
  { total, reasons, limits }: Pick<CalculatorWords, "total" | "reasons" | "limits">,
  { service: { id }, plan, need, times, parts }: PlannedService,
  { contacts }: Month,
): Reason {
  if (isKind(id) || !need) return { before: reasons.kind(plan.name), figure: limits[id][plan.id], after: "" };
  const people = total.people(contacts);
  const compared = plan.id === "enterprise" ? "pro" : "basic";
  const limit = { plan: planById[compared].name, limit: need.limits[compared] };
  const after = plan.id === "basic" ? reasons.within(limit) : reasons.over(limit);
  if (need.of === "contacts") return { before: "", figure: people, after };
  const figure = reasons.units[id](need.count);
  return {
    before:
      times === null
        ? ""
        : reasons.product({
            people,
            times: `${timesOf(reasons, id, times)}${parts > 1 ? ` ${reasons.timesParts(parts)}` : ""}`,
          }),
    figure,
    after,
  };
}

/** What comes next, and at which point. */
export function nextFor(words: CalculatorWords, { service: { id }, next }: PlannedService): string {
  const { reasons, limits } = words;
  if (!next) return reasons.largest;
  if (next.until === "kind") {
    return reasons.kindNext({ name: limits[id][next.plan.id], plan: next.plan.name, price: next.plan.price });
  }
  return `${untilThen(words, id, next)} ${reasons.thenPlan({ plan: next.plan.name, price: next.plan.price })}`;
}

function untilThen({ total, reasons }: CalculatorWords, id: ServiceId, next: Exclude<Next, { until: "kind" }>): string {
  if (next.until === "room") return reasons.untilRoom(next.left);
  const people = total.people(next.contacts);
  if (isKind(id) || next.times > amountRanges[id].max) return reasons.untilListAlone(people);
  return reasons.untilList({ people, times: timesOf(reasons, id, next.times) });
}

function timesOf({ times }: CalculatorWords["reasons"], id: ServiceId, count: number): string {
  return id in times ? times[id as keyof typeof times](count) : "";
}
