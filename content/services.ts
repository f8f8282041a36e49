import * as words from "./generated/services.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";
import { type ServicePlan, servicePlans } from "./service-plans.ts";

interface ServiceText {
  readonly headline: string;
  readonly description: string;
  /** What the drawing beside the service shows. */
  readonly artCaption: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
}

export interface Service<Id extends string = string> extends ServiceName<Id>, ServiceText {
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
}

const texts: Readonly<Record<ServiceId, ServiceText>> = words.serviceTexts;

/** The ten services with everything that is told of them, in the order of service-names.ts (S3.3). */
export const services: readonly Service<ServiceId>[] = serviceNames.map((name) => ({
  ...name,
  ...texts[name.id],
  plans: servicePlans[name.id],
}));
