import { contactLimits, planLimits } from "#content/catalog/limits.ts";
import type { PlanId } from "#content/catalog/plans.ts";

/** Positions of the slider; a third of its track belongs to each plan. */
export const sliderPositions = 99;
/** Contacts at the ends of its track; the larger one stands for any greater number. */
export const contactsRange = { min: 100, max: 100_000 } as const;
const { min, max } = contactsRange;
const { basic, pro } = contactLimits;

/**
 * The number of contacts at a position of the slider, rounded as a person would say it: to hundreds below Basic's
 * limit, to thousands above.
 */
export function contactsAt(position: number): number {
  const part = (3 * position) / sliderPositions;
  if (part <= 1) return roundTo(min + part * (basic - min), 100);
  if (part <= 2) return roundTo(basic + (part - 1) * (pro - basic), 1000);
  return roundTo(pro + (part - 2) * (max - pro), 1000);
}

/** How many emails a month a plan has for each contact (S9.2); null where it counts none. */
export function emailsEach(plan: PlanId, contacts: number): number | null {
  return plan === "enterprise" ? null : Math.floor(planLimits["email-marketing"][plan] / contacts);
}

/** How far a plan's needle turns, in degrees from empty; 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number): number {
  const capacity = plan === "enterprise" ? max : contactLimits[plan];
  return Math.round(270 * Math.min(1, contacts / capacity));
}

function roundTo(count: number, step: number): number {
  return Math.round(count / step) * step;
}
