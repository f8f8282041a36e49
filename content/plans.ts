import { formatPrice } from "./format-price.ts";
import * as words from "./generated/plans.ts";
import { monthlyPrices } from "./prices.ts";

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

/**
 * The three plans, smallest first. What a plan holds for one service (its limit and features)
 * stands in service-plans.ts. Put together at the build (vite.config.ts).
 */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: "basic",
    name: words.basic.name,
    monthlyPrice: monthlyPrices.basic,
    price: formatPrice(monthlyPrices.basic),
    line: words.basic.line,
    includes: null,
    mostPopular: false,
  },
  {
    id: "pro",
    name: words.pro.name,
    monthlyPrice: monthlyPrices.pro,
    price: formatPrice(monthlyPrices.pro),
    line: words.pro.line,
    includes: words.pro.includes,
    mostPopular: true,
  },
  {
    id: "enterprise",
    name: words.enterprise.name,
    monthlyPrice: monthlyPrices.enterprise,
    price: formatPrice(monthlyPrices.enterprise),
    line: words.enterprise.line,
    includes: words.enterprise.includes,
    mostPopular: false,
  },
];
