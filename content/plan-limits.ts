import type { KindServiceId } from "./kind-services.ts";
import { serviceCounts as counts } from "./service-counts.ts";
import type { ServiceId } from "./service-names.ts";

export type CountedServiceId = Exclude<ServiceId, KindServiceId>;

/** The most that a plan takes; Enterprise takes any number. */
export interface PlanLimits {
  readonly basic: number;
  readonly pro: number;
}

/** What the limits of service-limits.ts come to in numbers (S9.2): emails, texts, messages, accounts, platforms, pages or cards. */
export const planLimits: Readonly<Record<CountedServiceId, PlanLimits>> = {
  "email-marketing": { basic: counts.emailsBasic, pro: counts.emailsPro },
  "sms-marketing": { basic: counts.smsBasic, pro: counts.smsPro },
  "whatsapp-marketing": { basic: counts.whatsappBasic, pro: counts.whatsappPro },
  "social-media": { basic: counts.socialAccountsBasic, pro: counts.socialAccountsPro },
  advertising: { basic: counts.adPlatformsBasic, pro: counts.adPlatformsPro },
  "business-email": { basic: counts.mailboxesBasic, pro: counts.mailboxesPro },
  "website-builder": { basic: counts.websitePagesBasic, pro: Number.POSITIVE_INFINITY },
  crm: { basic: counts.cardsBasic, pro: counts.cardsPro },
};
