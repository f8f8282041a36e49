import { type Plan, plans } from "#content/plans.ts";
import { type ServiceName, serviceNames } from "#content/service-names.ts";

export interface Choice {
  service: ServiceName;
  plan: Plan;
}

/** What a Get Started button stands for, by its `data-service` and `data-plan`; null for any other button. */
export function choiceOf(opener: { dataset: { service?: string; plan?: string } } | null): Choice | null {
  const service = serviceNames.find(({ id }) => id === opener?.dataset.service);
  const plan = plans.find(({ id }) => id === opener?.dataset.plan);
  return service && plan ? { service, plan } : null;
}
