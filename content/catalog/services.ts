import { basic, enterprise, featureOnPlan, pro } from "#words/plans.ts";
import * as words from "#words/service-plans.ts";
import * as texts from "#words/services.ts";
import type { PlanId } from "./plans.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";

type OfEachPlan<Value> = Readonly<Record<PlanId, Value>>;

export interface ServicePlan {
  /** The plan's limit for this service (S9.2), or its kind of work where no number is known (D5). */
  readonly limit: string;
  /** What this plan adds to the smaller ones, one feature for each row of `planRows`. */
  readonly features: readonly string[];
}

/** A plan's limit for a service, or its kind of work. */
export const serviceLimits: Readonly<Record<ServiceId, OfEachPlan<string>>> = words.serviceLimits;

/** What the limits of a service count, where another page or service counts something else (S9.2, S9.3). */
export const whatLimitsCount: Partial<Record<ServiceId, string>> = words.whatLimitsCount;

/** What the plans of a service differ in: the first row names the first feature of each plan, and so on. */
export const planRows: Readonly<Record<ServiceId, readonly string[]>> = words.planRows;

const features: Readonly<Record<ServiceId, OfEachPlan<readonly string[]>>> = words.planFeatures;

function plansOf(id: ServiceId): OfEachPlan<ServicePlan> {
  const plan = (plan: PlanId): ServicePlan => ({ limit: serviceLimits[id][plan], features: features[id][plan] });
  return { basic: plan("basic"), pro: plan("pro"), enterprise: plan("enterprise") };
}

/** A feature as it is written: its text, the plan it begins with, and the row of `planRows` in which that plan names it. */
interface WrittenFeature {
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

export const serviceTexts: Readonly<Record<ServiceId, ServiceText>> = texts.serviceTexts;

export interface Service extends ServiceName<ServiceId>, Omit<ServiceText, "features"> {
  /** Each names its plan, where that is not the smallest. */
  readonly features: readonly string[];
  readonly plans: OfEachPlan<ServicePlan>;
}

const planWords = { basic, pro, enterprise };

/** The ten services with everything that is told of them, in the order of service-names.ts (S3.3). */
export const services: readonly Service[] = serviceNames.map((name) => ({
  ...name,
  ...serviceTexts[name.id],
  features: serviceTexts[name.id].features.map(({ text, plan }) =>
    plan ? featureOnPlan({ label: text, plan: planWords[plan].name }) : text,
  ),
  plans: plansOf(name.id),
}));

export const servicePlans = Object.fromEntries(services.map(({ id, plans }) => [id, plans])) as Readonly<
  Record<ServiceId, OfEachPlan<ServicePlan>>
>;
