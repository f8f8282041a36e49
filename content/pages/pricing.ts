/** The page around the plans; prices stand in plans.ts, what a plan holds stands with its service in services.ts. */
export const pricing = {
  title: "Pricing",
  description:
    "Three monthly prices, the same for each of the ten services: Basic, Pro and Enterprise, with their limits.",
  heading: "Postage paid, monthly.",
  lead: "Pick a service, then the parcel that fits. The three prices are the same for all ten.",
  postmark: { top: "POSTAGE PAID", bottom: "LARKPOST", lines: ["EVERY", "MONTH"] },
  tabs: "Services",
  perMonth: "per month",
  mostPopular: "Most Popular",
  getStarted: "Get Started",
  getStartedWith: (plan: string, service: string): string => `Get Started with ${service} ${plan}`,
  whatItDoes: (service: string): string => `What ${service} does`,
  note: "Prices in US dollars, before local tax. You pay only for the services you take.",
  several: "Several services, or several shops?",
  contactSales: "Contact Sales",
  /** Only where scripts are off: there the tabs lead to this list. */
  allPlans: "All ten services and their plans",
} as const;
