import { planById } from "#content/catalog/plans.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";
import { serviceLimits as limits } from "#content/catalog/service-plans.ts";
import { formatList } from "#content/format-list.ts";
import { formatPrice, formatPriceIn, formatSumIn } from "#content/format-price.ts";
import { calculatorReasons as reasons, calculatorTotal as total } from "#words/calculator.ts";
import { numberFormat } from "#words/number-rules.ts";
import { providerFeatures as features } from "#words/provider-features.ts";
import { isInOurCurrency, textPriceFormat } from "#words/text-prices.ts";
import type { CostOnTop, MonthlyCost, Next, PlannedService } from "./price-usage.ts";
import { amountRanges, isKind, type Usage } from "./usage.ts";

export interface Reason {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

export function reasonFor(planned: PlannedService, { contacts }: Usage): Reason {
  const { service, plan, need, times, segments, raised } = planned;
  const { id } = service;
  if (raised) {
    const included = reasons.raised({ label: features[raised.by], plan: plan.name });
    const names = raised.others.map((raise) => total.plan({ service: raise.service.shortName, plan: raise.plan.name }));
    return { before: included, figure: "", after: names.length > 0 ? reasons.alsoOn(formatList(names)) : "" };
  }
  if (isKind(id) || !need) return { before: reasons.kind(plan.name), figure: limits[id][plan.id], after: "" };
  const compared = plan.id === "enterprise" ? "pro" : "basic";
  const limit = { plan: planById[compared].name, limit: need.limits[compared] };
  const after = plan.id === "basic" ? reasons.within(limit) : reasons.over(limit);
  const people = total.people(contacts ?? 0);
  if (need.of === "contacts") return { before: "", figure: reasons.figure(people), after };
  const each = times !== null && `${reasons.units[id](times)}${segments > 1 ? ` ${reasons.timesParts(segments)}` : ""}`;
  return {
    before: each ? reasons.product({ people, times: each }) : "",
    figure: reasons.figure(reasons.units[id](need.count)),
    after,
  };
}

/** Empty for all services except email, which has two limits (D28). */
export function limitFirst({ service, first, need }: PlannedService): string {
  if (service.id !== "email-marketing" || !need) return "";
  return first === null ? reasons.listUnknown : reasons.first[first];
}

export function costLine(cost: CostOnTop): string {
  const service = cost.service.shortName;
  const price = formatCost(cost);
  if (price === null) return total.notIncluded(service);
  if (!cost.texts) return total.costTyped({ service, price });
  const { count, price: each } = cost.texts;
  const line = total.costOfTexts({ count, ratio: formatSumIn(getFormat(cost), each), price });
  return cost.isSample ? `${line} ${total.sampleEstimate}` : line;
}

const getFormat = ({ isSample }: CostOnTop) => (isSample ? textPriceFormat : numberFormat);

export const formatCost = (cost: CostOnTop): string | null =>
  cost.amount === null ? null : formatPriceIn(getFormat(cost), cost.amount);

/** "€50", or "€50 + $4" with samples in another currency. */
export function formatCosts({ costs, total: ours }: MonthlyCost["onTop"]): string {
  const others = costs.filter(({ isSample }) => isSample && !isInOurCurrency).map(formatCost);
  return [...(ours > 0 || others.length === 0 ? [formatPrice(ours)] : []), ...others].join(" + ");
}

export function nextFor({ service: { id }, next }: PlannedService): string {
  if (!next) return reasons.largest;
  if (next.until === "kind") {
    return reasons.kindNext({ name: limits[id][next.plan.id], plan: next.plan.name, price: next.plan.price });
  }
  return `${untilThen(id, next)} ${reasons.thenPlan({ plan: next.plan.name, price: next.plan.price })}`;
}

function untilThen(id: ServiceId, next: Exclude<Next, { until: "kind" }>): string {
  if (next.until === "room") return reasons.untilRoom(next.left);
  const { contacts, times } = next;
  if (isKind(id) || !isSent(id) || times > amountRanges[id].max) return reasons.untilListAlone(contacts);
  return reasons.untilList[id]({ total: contacts, count: times });
}

const isSent = (id: ServiceId): id is keyof typeof reasons.untilList => id in reasons.untilList;
