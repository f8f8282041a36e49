import { emailsPerMonth } from "./email-limits.ts";
import { formatCount } from "./format.ts";
import type { PlanId } from "./plans.ts";
import type { ServiceId } from "./service-names.ts";

/** A plan's limit for a service (S9.2), or its kind of work where no number is known (D5). */
export const serviceLimits: Readonly<Record<ServiceId, Readonly<Record<PlanId, string>>>> = {
  "email-marketing": {
    basic: `${formatCount(emailsPerMonth.basic)} emails per month`,
    pro: `${formatCount(emailsPerMonth.pro)} emails per month`,
    enterprise: "Unlimited emails per month",
  },
  "sms-marketing": {
    basic: `${formatCount(1_000)} SMS`,
    pro: `${formatCount(5_000)} SMS`,
    enterprise: "Unlimited SMS",
  },
  "whatsapp-marketing": {
    basic: `${formatCount(1_000)} messages`,
    pro: `${formatCount(10_000)} messages`,
    enterprise: "Unlimited messages",
  },
  "social-media": {
    basic: `${formatCount(5)} accounts`,
    pro: `${formatCount(15)} accounts`,
    enterprise: "Unlimited accounts",
  },
  advertising: {
    basic: `${formatCount(2)} platforms`,
    pro: `${formatCount(5)} platforms`,
    enterprise: "All platforms",
  },
  seo: {
    basic: "We check and advise",
    pro: "We write and fix",
    enterprise: "We run it for you",
  },
  kol: {
    basic: "You search, we vet",
    pro: "We match and arrange",
    enterprise: "We run the campaign",
  },
  "business-email": {
    basic: `${formatCount(5)} accounts with 10GB storage`,
    pro: `${formatCount(20)} accounts with 50GB storage`,
    enterprise: "Unlimited accounts with unlimited storage",
  },
  "website-builder": {
    basic: `${formatCount(5)} pages`,
    pro: "Unlimited pages",
    enterprise: "Custom design",
  },
  crm: {
    basic: `${formatCount(1_000)} contacts`,
    pro: `${formatCount(10_000)} contacts`,
    enterprise: "Unlimited contacts",
  },
};
