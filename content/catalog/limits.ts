import type { ServiceId } from "./service-names.ts";

// The single source of prices and limits. placeholders.ts passes them to the texts.

export const monthlyPrices = { basic: 99, pro: 199, enterprise: 299 } as const;

/** These services' plans differ in the kind of work, not in a limit (D5). */
export const kindServices = ["seo", "kol"] as const satisfies readonly ServiceId[];
export type KindServiceId = (typeof kindServices)[number];
export type CountedServiceId = Exclude<ServiceId, KindServiceId>;

export type PlanLimits = Readonly<Record<"basic" | "pro", number>>;

export function smallestPlan(count: number, limits: PlanLimits): keyof typeof monthlyPrices {
  if (count <= limits.basic) return "basic";
  return count <= limits.pro ? "pro" : "enterprise";
}

/** Limits per month or at a time (S9.2), counted in emails, texts, messages, accounts, platforms, mailboxes, pages and cards. */
export const planLimits = {
  "email-marketing": { basic: 10_000, pro: 50_000 },
  "sms-marketing": { basic: 1_000, pro: 5_000 },
  "whatsapp-marketing": { basic: 1_000, pro: 10_000 },
  "social-media": { basic: 5, pro: 15 },
  advertising: { basic: 2, pro: 5 },
  "business-email": { basic: 5, pro: 20 },
  "website-builder": { basic: 5, pro: Number.POSITIVE_INFINITY },
  crm: { basic: 1_000, pro: 10_000 },
} satisfies Readonly<Record<CountedServiceId, PlanLimits>>;

/** From /features/flexible-pricing (S9.3). The pricing page has other limits, which apply as well. */
export const contactLimits = { basic: 5_000, pro: 25_000 } as const;
