import { contactLimits, smallestPlan } from "../catalog/limits.ts";
import { type PlanId, planById, plans, formatTotal } from "../catalog/plans.ts";
import { serviceNames } from "../catalog/service-names.ts";
import {
  flexiblePricing as words,
  monthNote,
  monthNoteWithReason,
  type parcels,
  year,
  yearPart,
} from "#words/pages/feature-flexible-pricing.ts";

const months = year.map(({ month, contacts: count, reason }) => ({
  month,
  plan: planById[smallestPlan(count, contactLimits)],
  note: reason ? monthNoteWithReason({ count, reason }) : monthNote(count),
}));

const parts = plans.flatMap((plan) => {
  const paid = months.filter((month) => month.plan === plan);
  return paid.length > 0
    ? [{ label: yearPart({ plan: plan.name, count: paid.length }), price: formatTotal(paid) }]
    : [];
});

/** The page compares the total with a whole year on this plan. */
const { plan: largest } = months.reduce((one, other) =>
  other.plan.monthlyPrice > one.plan.monthlyPrice ? other : one,
);

const billed = new Map<string, PlanId>([
  ["email-marketing", "pro"],
  ["sms-marketing", "basic"],
  ["website-builder", "basic"],
]);
const lines = serviceNames.flatMap((service) => {
  const plan = billed.get(service.id);
  return plan ? [{ service, plan: planById[plan] }] : [];
});

export const flexiblePricing = {
  ...words,
  ledger: {
    ...words.ledger,
    months,
    parts,
    total: { label: words.ledger.total, price: formatTotal(months) },
    comparison: {
      label: words.ledger.comparison(largest.name),
      price: formatTotal(months.map(() => ({ plan: largest }))),
    },
  },
  bill: { ...words.bill, lines, totalPrice: formatTotal(lines) },
};

export type WeighedPlan = (typeof parcels)["plans"][number];
