import * as words from "./generated/service-plans.ts";
import type { PlanId } from "./plans.ts";
import { serviceLimits } from "./service-limits.ts";
import type { ServiceId } from "./service-names.ts";

export interface ServicePlan {
  /** The plan's limit for this service (S9.2), or its kind of work where no number is known (D5). */
  readonly limit: string;
  /** What this plan adds to the smaller ones, one feature for each row of `planRows`. */
  readonly features: readonly string[];
}

/** What each plan adds to the smaller ones. */
const additions: Readonly<Record<ServiceId, Readonly<Record<PlanId, readonly string[]>>>> = words.planFeatures;

/** What the plans of a service differ in: the first row names the first feature of each plan, and so on. */
export const planRows: Readonly<Record<ServiceId, readonly string[]>> = words.planRows;

/** The limit and the features of each plan, apart from services.ts: the pricing page shows no more of a service than these. */
export const servicePlans = Object.fromEntries(
  Object.entries(additions).map(([id, { basic, pro, enterprise }]) => {
    const limits = serviceLimits[id as ServiceId];
    return [
      id,
      {
        basic: { limit: limits.basic, features: basic },
        pro: { limit: limits.pro, features: pro },
        enterprise: { limit: limits.enterprise, features: enterprise },
      },
    ];
  }),
) as Readonly<Record<ServiceId, Readonly<Record<PlanId, ServicePlan>>>>;
