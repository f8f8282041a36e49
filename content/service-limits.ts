import * as words from "./generated/service-limits.ts";
import type { PlanId } from "./plans.ts";
import type { ServiceId } from "./service-names.ts";

/** A plan's limit for a service (S9.2), or its kind of work where no number is known (D5). */
export const serviceLimits: Readonly<Record<ServiceId, Readonly<Record<PlanId, string>>>> = words.serviceLimits;
