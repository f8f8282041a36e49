import { formatPrice } from "./format.ts";

export type PlanId = "basic" | "pro" | "enterprise";

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
 * stands in service-plans.ts.
 */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: "basic",
    name: "Basic",
    monthlyPrice: 99,
    price: formatPrice(99),
    line: "For one shop that is starting its list.",
    includes: null,
    mostPopular: false,
  },
  {
    id: "pro",
    name: "Pro",
    monthlyPrice: 199,
    price: formatPrice(199),
    line: "For a business that writes every week.",
    includes: "Everything in Basic",
    mostPopular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    monthlyPrice: 299,
    price: formatPrice(299),
    line: "For several shops, branches or brands.",
    includes: "Everything in Pro",
    mostPopular: false,
  },
];
