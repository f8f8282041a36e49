import { type Plan, plans } from "#content/plans.ts";
import { type Service, serviceById } from "#content/services.ts";

export interface Choice {
  service: Service;
  plan: Plan;
}

/** What a Get Started button stands for, by its `data-service` and `data-plan`; null for any other button. */
export function choiceOf(opener: { dataset: { service?: string; plan?: string } } | null): Choice | null {
  const service = serviceById(opener?.dataset.service);
  const plan = plans.find(({ id }) => id === opener?.dataset.plan);
  return service && plan ? { service, plan } : null;
}
