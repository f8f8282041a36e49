import * as words from "./generated/services.ts";
import { type ServiceId, type ServiceName, serviceNames } from "./service-names.ts";

interface ServiceText {
  readonly headline: string;
  readonly description: string;
  /** What the drawing beside the service shows. */
  readonly artCaption: string;
  readonly features: readonly string[];
  readonly benefits: readonly string[];
}

export interface DescribedService<Id extends string = string> extends ServiceName<Id>, ServiceText {}

const texts: Readonly<Record<ServiceId, ServiceText>> = words.serviceTexts;

/** The ten services as the product page tells of them, without the plans, which it doesn't show. */
export const describedServices: readonly DescribedService<ServiceId>[] = serviceNames.map((name) => ({
  ...name,
  ...texts[name.id],
}));
