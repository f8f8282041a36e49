import { formatPrice } from "../format-price.ts";
import { basic, enterprise, pro } from "#words/plans.ts";
import { monthlyPrices } from "./limits.ts";
import type { ServiceId, ServiceName } from "./service-names.ts";

export type PlanId = keyof typeof monthlyPrices;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  /** Whole US dollars a month, the same for every service (S9.1). */
  readonly monthlyPrice: number;
  /** The same as the locale writes it. */
  readonly price: string;
  readonly line: string;
  /** The line that says which smaller plan is contained, or null for the smallest. */
  readonly includes: string | null;
  readonly mostPopular: boolean;
}

function planOf(id: PlanId, words: { name: string; line: string; includes?: string }): Plan {
  const monthlyPrice = monthlyPrices[id];
  const price = formatPrice(monthlyPrice);
  return { includes: null, ...words, id, monthlyPrice, price, mostPopular: id === "pro" };
}

export const planById: Readonly<Record<PlanId, Plan>> = {
  basic: planOf("basic", basic),
  pro: planOf("pro", pro),
  enterprise: planOf("enterprise", enterprise),
};

/** The three plans, smallest first. What a plan holds for one service stands in services.ts. */
export const plans: readonly [Plan, Plan, Plan] = [planById.basic, planById.pro, planById.enterprise];

/** A plan of one service. */
export interface PlanChoice {
  readonly service: ServiceName<ServiceId>;
  readonly plan: Plan;
}

/** Whole dollars that the plans cost together in a month. */
export function totalOf(choices: readonly { plan: Pick<Plan, "monthlyPrice"> }[]): number {
  return choices.reduce((sum, { plan }) => sum + plan.monthlyPrice, 0);
}

/** The same as the locale writes it. */
export function priceOf(choices: Parameters<typeof totalOf>[0]): string {
  return formatPrice(totalOf(choices));
}
