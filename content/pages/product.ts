/** The page around the ten services; what is said about a service stands in services.ts. */
export const product = {
  title: "Ten services",
  description:
    "Email, SMS, WhatsApp, social media, advertising, SEO, influencers, business email, websites and CRM: what each one does.",
  heading: "Ten ways to carry a message.",
  lead: "Take one or take the sheet. Each works alone, and all of them share your customers, your calendar and your bill.",
  postmark: { top: "SORTING OFFICE", bottom: "LARKPOST", lines: ["OPEN", "ALL HOURS"] },
  jumpLabel: "Services on this page",
  features: "Features",
  benefits: "Benefits",
  viewPricing: "View Pricing",
  viewPricingFor: (service: string): string => `View Pricing for ${service}`,
  ending: "Start with one. Keep the sheet.",
  viewDemo: "View Demo",
} as const;
