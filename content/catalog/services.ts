import { basic, enterprise, featureOnPlan, pro } from "#words/plans.ts";
import * as texts from "#words/services.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";
import { type OfEachPlan, type ServicePlan, servicePlans } from "./service-plans.ts";

/** `plan` is the smallest plan with the feature, and `row` names its row in `planRows`. */
interface WrittenFeature {
  readonly text: string;
  readonly plan?: PlanId;
  readonly row: string;
}

interface ServiceText {
  readonly headline: string;
  readonly description: string;
  readonly artCaption: string;
  readonly features: readonly WrittenFeature[];
  readonly benefits: readonly string[];
}

export const serviceTexts: Readonly<Record<ServiceId, ServiceText>> = texts.serviceTexts;

export interface Service extends ServiceName<ServiceId>, Omit<ServiceText, "features"> {
  readonly features: readonly string[];
  readonly plans: OfEachPlan<ServicePlan>;
}

const planWords = { basic, pro, enterprise };

export const services: readonly Service[] = serviceNames.map((name) => ({
  ...name,
  ...serviceTexts[name.id],
  features: serviceTexts[name.id].features.map(({ text, plan }) =>
    plan ? featureOnPlan({ label: text, plan: planWords[plan].name }) : text,
  ),
  plans: servicePlans[name.id],
}));
