import { contactLimits as contacts } from "../contact-limits.ts";
import { emailsPerMonth } from "../email-limits.ts";
import { countInWords, formatCount, formatPrice } from "../format.ts";
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
    basic: "For a list you know by name.",
    pro: "For a list too long to know by heart.",
    enterprise: "For several shops, each with its own list.",
  }[id],
}));

/** One month of the sample florist's year: the plan it took and why. */
export interface LedgerMonth {
  readonly month: string;
  readonly plan: PlanId;
  readonly planName: string;
  readonly price: string;
  /** How long the list was, and what changed it. */
  readonly note: string;
}

const year: readonly (readonly [month: string, contacts: number, reason: string | null])[] = [
  ["January", 3_700, "Sign-up card on the counter"],
  ["February", 4_300, "Valentine’s Day"],
  ["March", 4_800, null],
  ["April", 5_200, "Easter orders"],
  ["May", 5_600, "Weddings"],
  ["June", 5_900, null],
  ["July", 5_900, null],
  ["August", 4_700, "Removed people who never open"],
  ["September", 4_700, null],
  ["October", 4_900, null],
  ["November", 5_300, "Wreath classes"],
  ["December", 5_800, "Holiday orders"],
];

/** The smallest plan that holds so many contacts. */
function planFor(count: number): Plan {
  const [basic, pro, enterprise] = plans;
  if (count <= contacts.basic) return basic;
  return count <= contacts.pro ? pro : enterprise;
}

const yearPlans = year.map(([, count]) => planFor(count));

const ledger: readonly LedgerMonth[] = year.map(([month, count, reason]) => {
  const { id: plan, name: planName, price } = planFor(count);
  const size = `${formatCount(count)} contacts`;
  return { month, plan, planName, price, note: reason ? `${size}. ${reason}` : size };
});

const priceOf = (months: readonly Plan[]): number => months.reduce((total, plan) => total + plan.monthlyPrice, 0);

/** What the months on each plan came to. */
const yearParts = plans.flatMap((plan) => {
  const months = yearPlans.filter((other) => other === plan);
  return months.length > 0
    ? [{ label: `${plan.name}, ${months.length} months`, price: formatPrice(priceOf(months)) }]
    : [];
});

/** What staying on the largest of the year's plans would have cost. */
const largest = yearPlans.reduce((most, plan) => (plan.monthlyPrice > most.monthlyPrice ? plan : most));

const billed = [
  ["email-marketing", "pro"],
  ["sms-marketing", "basic"],
  ["website-builder", "basic"],
] as const;

/** The words and figures of /features/flexible-pricing. The florist and her bill are samples. */
export const flexiblePricing = {
  title: "Flexible Pricing",
  description: `Three plans by the size of your list: Basic up to ${formatCount(contacts.basic)} contacts, Pro up to ${formatCount(contacts.pro)}, Enterprise unlimited at ${planById("enterprise").price} a month. Change plans as your list grows.`,
  hero: {
    name: "Flexible Pricing",
    tryFree: "Try Free",
    viewDemo: "View Demo",
    title: "Pay by the size of your list.",
    lead: "Put your list on the scale and see which plan fits. When your list outgrows it, move up; at the end of any month you can move down again.",
    perMonth: "per month",
    plans: weighed,
    /** Why the pricing page shows other numbers for the same plans. */
    counts: `A contact is one person on your list. The Pricing page counts other things: for email, messages sent (${planById("basic").name}’s ${formatCount(emailsPerMonth.basic)} a month are ${countInWords(emailsPerMonth.basic / contacts.basic)} to each of ${formatCount(contacts.basic)} contacts); for CRM, customer cards, which a name on a mailing list does not need.`,
  },
  weigh: {
    label: "How many people are on your list?",
    ticks: ["100", formatCount(contacts.basic), formatCount(contacts.pro), "more"],
    limits: contacts,
    /** The largest number the slider shows; beyond it stands a plus. */
    most: 100_000,
    /** Around the plan's name and its price. */
    verdict: [" is enough: ", " a month."],
  },
  ledger: {
    title: "A florist’s year, month by month",
    lead: "Her list passes the limit of Basic in spring, drops below it in August when she removes people who never open, and passes it again in November. Each month costs the plan it needed.",
    sample: "Sample business, one email service",
    months: ledger,
    headings: { month: "Month", plan: "Plan", price: "Price", note: "Why" },
    parts: yearParts,
    total: { label: "Twelve months", price: formatPrice(priceOf(yearPlans)) },
    comparison: {
      label: `All year on ${largest.name}`,
      price: formatPrice(year.length * largest.monthlyPrice),
    },
  },
  bill: {
    title: "One bill for everything",
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
    note: "The other seven services cost nothing.",
  },
  rules: {
    title: "The fine print, in large print",
    items: [
      { title: "Priced by the month", text: "Every price on this site is for one month of one service." },
      {
        title: "Each service on its own",
        text: "Each of the ten services has its own plan. Nobody pays for a website they don’t want.",
      },
      { title: "Plans can differ", text: "Email on Pro and SMS on Basic, both on one bill." },
      {
        title: "The same price for every service",
        text: "Email or CRM, advertising or SEO: three plans, three prices.",
      },
    ],
    action: "Compare all plans",
  },
  photo: {
    title: "No asterisks on the price",
    text: "The price is a whole number and the unit is a month. At a limit the service waits until you move up or the next month begins; nothing extra is charged.",
    points: ["Prices in US dollars", "Local tax is added to the price", "Every limit stands beside its price"],
  },
  callToAction: { title: "Create a free account. Pick a plan later.", tryFree: "Try Free", viewDemo: "View Demo" },
  others: "Other features",
} as const;

export type FlexiblePricingCopy = typeof flexiblePricing;
