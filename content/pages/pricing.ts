import { plans } from "../plans.ts";
import { whatLimitsCount } from "../what-limits-count.ts";

const [basic, pro, enterprise] = plans;

/** The page around the plans; prices stand in plans.ts, what a plan holds stands in service-plans.ts. */
export const pricing = {
  title: "Pricing",
  description: `${basic.name} ${basic.price}, ${pro.name} ${pro.price} and ${enterprise.name} ${enterprise.price} a month, the same for each of the ten services, with the limits of every plan.`,
  heading: `From ${basic.price} a month, per service.`,
  lead: "Pick a service, then a plan. The three prices are the same for all ten services.",
  tabs: "Services",
  counts: whatLimitsCount,
  /** Above what the smallest plan holds; the others name the plan that they contain. */
  smallest: "What you get",
  onTopOf: (smaller: string): string => `${smaller}, and`,
  perMonth: "per month",
  mostPopular: "Most Popular",
  getStarted: "Get Started",
  getStartedWith: (plan: string, service: string): string => `Get Started with ${service} ${plan}`,
  whatItDoes: (service: string): string => `What ${service} does`,
  note: "Prices in US dollars, before local tax. You pay only for the services you choose. Creating an account is free and buys no plan.",
  several: "Several services, or several locations?",
  contactSales: "Contact Sales",
  ending: "Start with one service.",
  endingText: "Creating an account is free. Choose a plan when you are ready.",
  viewDemo: "View Demo",
  /** Only where scripts are off: there the tabs lead to this list. */
  allPlans: "All ten services and their plans",
} as const;
