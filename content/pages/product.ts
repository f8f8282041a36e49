import { countAtStart } from "../format.ts";
import { serviceNames } from "../service-names.ts";

/** The page around the ten services; what is said about a service stands in services.ts. */
export const product = {
  title: "Product",
  description:
    "What each of the ten services does, and what AI drafts in it: email, SMS, WhatsApp, social media, advertising, SEO, influencers, business email, websites and CRM.",
  heading: `${countAtStart(serviceNames.length)} marketing services, one desk.`,
  lead: "Take one or take all ten: they share your customers, your calendar and your bill. AI drafts the words, people approve them.",
  sheetLabel: "The ten services",
  jumpLabel: "Services on this page",
  features: "Features",
  benefits: "Benefits",
  viewPricing: "View Pricing",
  viewPricingFor: (service: string): string => `View Pricing for ${service}`,
  ending: "Create a free account, then pick a service.",
  viewDemo: "View Demo",
  seePrices: "See prices",
} as const;
