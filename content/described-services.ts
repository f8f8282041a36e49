import { basic, enterprise, featureOnPlan, pro } from "./generated/plans.ts";
import * as words from "./generated/services.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";

/** A feature as it is written: its text, the plan it begins with, and the row of `planRows` in which that plan names it. */
export interface WrittenFeature {
  readonly text: string;
  readonly plan?: PlanId;
  readonly row: string;
}

interface ServiceText {
  readonly headline: string;
  readonly description: string;
  /** What the drawing beside the service shows. */
  readonly artCaption: string;
  readonly features: readonly WrittenFeature[];
  readonly benefits: readonly string[];
}

export interface DescribedService<Id extends string = string> extends ServiceName<Id>, Omit<ServiceText, "features"> {
  /** Each names its plan, where that is not the smallest. */
  readonly features: readonly string[];
}

export const serviceTexts: Readonly<Record<ServiceId, ServiceText>> = words.serviceTexts;

const planWords = { basic, pro, enterprise };

/** The ten services as the product page tells of them, without the plans, which it doesn't show. */
export const describedServices: readonly DescribedService<ServiceId>[] = serviceNames.map((name) => ({
  ...name,
  ...serviceTexts[name.id],
  features: serviceTexts[name.id].features.map(({ text, plan }) =>
    plan ? featureOnPlan({ label: text, plan: planWords[plan].name }) : text,
  ),
}));
