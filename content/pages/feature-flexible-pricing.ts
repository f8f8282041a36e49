import { contactLimits as contacts } from "../contact-limits.ts";
import { formatCount, formatPrice } from "../format.ts";
import { type Plan, type PlanId, plans } from "../plans.ts";
import { serviceNames } from "../service-names.ts";

function planById(id: PlanId): Plan {
  const [basic, pro, enterprise] = plans;
  return { basic, pro, enterprise }[id];
}

/** One parcel on its scale. */
export interface WeighedPlan {
  readonly id: PlanId;
  readonly name: string;
  readonly limit: string;
  readonly unit: string;
  readonly price: string;
  readonly line: string;
}

const weighed: readonly WeighedPlan[] = plans.map(({ id, name, price }) => ({
  id,
  name,
  limit: id === "enterprise" ? "Unlimited" : `Up to ${formatCount(contacts[id])}`,
  unit: "contacts",
  price,
  line: {
    basic: "The list fits in one drawer.",
    pro: "The list no longer fits in your head.",
    enterprise: "Many lists, many doors.",
  }[id],
}));

/** One month of the sample florist's year: the plan it took and why. */
export interface LedgerMonth {
  readonly month: string;
  readonly plan: PlanId;
  readonly planName: string;
  readonly price: string;
  readonly note: string | null;
}

const year: readonly (readonly [month: string, plan: PlanId, note: string | null])[] = [
  ["January", "basic", "Quiet after the holidays"],
  ["February", "pro", "Valentine’s week"],
  ["March", "pro", "Mother’s Day, first half"],
  ["April", "basic", null],
  ["May", "enterprise", "Weddings, both shops writing"],
  ["June", "enterprise", null],
  ["July", "pro", "Garden parties"],
  ["August", "basic", "Closed for two weeks"],
  ["September", "basic", null],
  ["October", "basic", null],
  ["November", "pro", "Wreath classes"],
  ["December", "enterprise", "Everything at once"],
];

const ledger: readonly LedgerMonth[] = year.map(([month, plan, note]) => ({
  month,
  plan,
  planName: planById(plan).name,
  price: planById(plan).price,
  note,
}));

const yearTotal = year.reduce((total, [, plan]) => total + planById(plan).monthlyPrice, 0);

/** What the months on each plan came to. */
const yearParts = plans.map(({ id, name, monthlyPrice }) => {
  const months = year.filter(([, plan]) => plan === id).length;
  return { label: `${name}, ${months} months`, price: formatPrice(months * monthlyPrice) };
});

const billed = [
  ["email-marketing", "pro"],
  ["sms-marketing", "basic"],
  ["website-builder", "basic"],
] as const;

/** The words and figures of /features/flexible-pricing. The florist and her bill are samples. */
export const flexiblePricing = {
  title: "Flexible Pricing",
  description: `Three plans weighed by contacts: Basic up to ${formatCount(contacts.basic)}, Pro up to ${formatCount(contacts.pro)}, Enterprise unlimited at ${planById("enterprise").price} a month. Move from one to another as your list grows.`,
  hero: {
    title: "Weigh it, then pay.",
    lead: "Put your list on the scale and take the parcel that fits. When the list grows or shrinks, take another.",
    perMonth: "per month",
    plans: weighed,
  },
  weigh: {
    label: "How many customers do you write to?",
    ticks: ["100", formatCount(contacts.basic), formatCount(contacts.pro), "more"],
    limits: contacts,
    /** The largest number the slider shows; beyond it stands a plus. */
    most: 100_000,
    /** Around the plan's name and its price. */
    verdict: ["Then ", " is enough: ", " a month."],
  },
  ledger: {
    title: "A florist’s year, month by month",
    lead: "Lists swell and shrink with the season. Here is one email service through twelve months, each on the parcel it needed.",
    sample: "Sample business",
    months: ledger,
    headings: { month: "Month", plan: "Plan", price: "Price", note: "What was on" },
    parts: yearParts,
    total: { label: "Twelve months", price: formatPrice(yearTotal) },
    comparison: {
      label: "All year on Enterprise",
      price: formatPrice(12 * planById("enterprise").monthlyPrice),
    },
  },
  bill: {
    title: "One bill, one page",
    heading: "Petal & Stem",
    sample: "Sample bill",
    month: "One month",
    lines: billed.map(([service, plan]) => ({
      id: service,
      name: serviceNames.find(({ id }) => id === service)?.name ?? service,
      plan: planById(plan).name,
      price: planById(plan).price,
    })),
    total: "Total",
    totalPrice: formatPrice(billed.reduce((sum, [, plan]) => sum + planById(plan).monthlyPrice, 0)),
    note: "Seven services not taken: nothing.",
  },
  rules: {
    title: "The small print, in large print",
    items: [
      { title: "Priced by the month", text: "Every price on this site is for one month of one service." },
      {
        title: "Each service on its own",
        text: "Ten services, each its own parcel. Nobody pays for a website they do not want.",
      },
      { title: "Sizes may differ", text: "A busy letter round on Pro, a small text round on Basic, on one bill." },
      {
        title: "The same price for every service",
        text: "Email or CRM, advertising or SEO: three plans, three prices.",
      },
    ],
    action: "Compare all plans",
  },
  photo: {
    title: "Nobody counts like a shopkeeper",
    text: "So the price is a whole number, the unit is a month, and the page that shows it has no asterisks.",
    points: ["Prices in US dollars", "Local tax on top, and we say so", "Every limit written beside its price"],
  },
  callToAction: { title: "Put your list on the scale.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type FlexiblePricingCopy = typeof flexiblePricing;
