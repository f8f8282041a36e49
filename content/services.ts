import { type DescribedService, describedServices } from "./described-services.ts";
import type { PlanId } from "./plans.ts";
import type { ServiceId } from "./service-names.ts";
import { type ServicePlan, servicePlans } from "./service-plans.ts";

interface Service<Id extends string = string> extends DescribedService<Id> {
  readonly plans: Readonly<Record<PlanId, ServicePlan>>;
}

/** The ten services with everything that is told of them, in the order of service-names.ts (S3.3). */
export const services: readonly Service<ServiceId>[] = describedServices.map((service) => ({
  ...service,
  plans: servicePlans[service.id],
}));
