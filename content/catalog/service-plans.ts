import * as words from "#words/service-plans.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, serviceNames } from "./service-names.ts";

export type OfEachPlan<Value> = Readonly<Record<PlanId, Value>>;

export interface ServicePlan {
  /** The plan's limit (S9.2), or its kind of work if there is no limit (D5). */
  readonly limit: string;
  readonly features: readonly string[];
}

export const serviceLimits: Readonly<Record<ServiceId, OfEachPlan<string>>> = words.serviceLimits;

/** Set only for services where another page or service has a different unit (S9.2, S9.3). */
export const whatLimitsCount: Partial<Record<ServiceId, string>> = words.whatLimitsCount;

/** The first row names each plan's first feature, and so on. */
export const planRows: Readonly<Record<ServiceId, readonly string[]>> = words.planRows;

const features: Readonly<Record<ServiceId, OfEachPlan<readonly string[]>>> = words.planFeatures;

function toServicePlans(id: ServiceId): OfEachPlan<ServicePlan> {
  const plan = (plan: PlanId): ServicePlan => ({ limit: serviceLimits[id][plan], features: features[id][plan] });
  return { basic: plan("basic"), pro: plan("pro"), enterprise: plan("enterprise") };
}

export const servicePlans = Object.fromEntries(serviceNames.map(({ id }) => [id, toServicePlans(id)])) as Readonly<
  Record<ServiceId, OfEachPlan<ServicePlan>>
>;
