import { contactLimits, planLimits } from "../catalog/limits.ts";
import { formatPrice } from "../format-price.ts";
import {
  flexiblePricing as words,
  monthNote,
  monthNoteWithReason,
  year,
  yearPart,
} from "../generated/pages/feature-flexible-pricing.ts";
import { type Plan, type PlanId, plans } from "../catalog/plans.ts";
import { serviceNames } from "../catalog/service-names.ts";

/** One parcel on its scale. */
export interface WeighedPlan {
  readonly id: PlanId;
  readonly name: string;
  readonly limit: string;
  readonly unit: string;
  readonly price: string;
  readonly line: string;
}

const [basic, pro, enterprise] = plans;

/** The smallest plan that holds so many contacts. */
function planFor(count: number): Plan {
  if (count <= contactLimits.basic) return basic;
  return count <= contactLimits.pro ? pro : enterprise;
}

const yearPlans = year.map(({ contacts }) => planFor(contacts));

/** Of the sample florist's year: the plan that each month took, how long the list was, and what changed it. */
const months = year.map(({ month, contacts: count, reason }) => {
  const { id: plan, name: planName, price } = planFor(count);
  return { month, plan, planName, price, note: reason ? monthNoteWithReason({ count, reason }) : monthNote(count) };
});

const priceOf = (paid: readonly Plan[]): number => paid.reduce((total, plan) => total + plan.monthlyPrice, 0);

/** What the months on each plan came to. */
const parts = plans.flatMap((plan) => {
  const paid = yearPlans.filter((other) => other === plan);
  return paid.length > 0
    ? [{ label: yearPart({ plan: plan.name, count: paid.length }), price: formatPrice(priceOf(paid)) }]
    : [];
});

/** The most expensive of the year's plans, for the comparison with a whole year on it. */
const largest = yearPlans.reduce((one, other) => (other.monthlyPrice > one.monthlyPrice ? other : one));

const billed = [
  { id: "email-marketing", plan: pro },
  { id: "sms-marketing", plan: basic },
  { id: "website-builder", plan: basic },
] as const;

/** Words and figures of /features/flexible-pricing. The florist and her bill are samples. Put together at the build (vite.config.ts). */
export const flexiblePricing = {
  ...words,
  weigh: { ...words.weigh, limits: contactLimits, emails: planLimits["email-marketing"] },
  ledger: {
    ...words.ledger,
    months,
    parts,
    total: { label: words.ledger.total, price: formatPrice(priceOf(yearPlans)) },
    comparison: {
      label: words.ledger.comparison(largest.name),
      price: formatPrice(year.length * largest.monthlyPrice),
    },
  },
  bill: {
    ...words.bill,
    lines: billed.map(({ id, plan }) => ({
      id,
      name: serviceNames.find((service) => service.id === id)?.name ?? id,
      plan: plan.name,
      price: plan.price,
    })),
    totalPrice: formatPrice(priceOf(billed.map(({ plan }) => plan))),
  },
};
