import { formatPrice } from "../format-price.ts";
import { basic, enterprise, pro } from "#words/plans.ts";
import { monthlyPrices } from "./limits.ts";
import type { ServiceId, ServiceName } from "./service-names.ts";

export type PlanId = keyof typeof monthlyPrices;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly monthlyPrice: number;
  readonly price: string;
  readonly line: string;
  /** Names the smaller plan that is included; null for the smallest. */
  readonly includes: string | null;
  readonly mostPopular: boolean;
}

function toPlan(id: PlanId, words: { name: string; line: string; includes?: string }): Plan {
  const monthlyPrice = monthlyPrices[id];
  const price = formatPrice(monthlyPrice);
  return { includes: null, ...words, id, monthlyPrice, price, mostPopular: id === "pro" };
}

export const planById: Readonly<Record<PlanId, Plan>> = {
  basic: toPlan("basic", basic),
  pro: toPlan("pro", pro),
  enterprise: toPlan("enterprise", enterprise),
};

export const plans: readonly [Plan, Plan, Plan] = [planById.basic, planById.pro, planById.enterprise];

export interface PlanChoice {
  readonly service: ServiceName<ServiceId>;
  readonly plan: Plan;
}

export function sumPrices(choices: readonly { plan: Pick<Plan, "monthlyPrice"> }[]): number {
  return choices.reduce((sum, { plan }) => sum + plan.monthlyPrice, 0);
}

export function formatTotal(choices: Parameters<typeof sumPrices>[0]): string {
  return formatPrice(sumPrices(choices));
}
