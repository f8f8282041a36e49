import type { PlanId } from "#content/catalog/plans.ts";

interface Limits {
  readonly basic: number;
  readonly pro: number;
}

/** Positions of the slider; a third of its track belongs to each plan. */
export const sliderPositions = 99;
const third = sliderPositions / 3;
const fewest = 100;

/**
 * The number of contacts at a position of the slider, rounded as a person would say it: to hundreds below Basic's
 * limit, to thousands above.
 */
export function contactsAt(position: number, limits: Limits, most: number): number {
  const part = position / third;
  if (part <= 1) return roundTo(fewest + part * (limits.basic - fewest), 100);
  if (part <= 2) return roundTo(limits.basic + (part - 1) * (limits.pro - limits.basic), 1000);
  return roundTo(limits.pro + (part - 2) * (most - limits.pro), 1000);
}

/** The smallest plan that holds so many contacts (S9.3). */
export function planFor(contacts: number, limits: Limits): PlanId {
  if (contacts <= limits.basic) return "basic";
  return contacts <= limits.pro ? "pro" : "enterprise";
}

/** How many emails a month a plan has for each contact (S9.2); null where it counts none. */
export function emailsEach(plan: PlanId, contacts: number, emails: Limits): number | null {
  return plan === "enterprise" ? null : Math.floor(emails[plan] / contacts);
}

/** How far a plan's needle turns, in degrees from empty; 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number, limits: Limits, most: number): number {
  const capacity = plan === "enterprise" ? most : limits[plan];
  return Math.round(270 * Math.min(1, contacts / capacity));
}

function roundTo(count: number, step: number): number {
  return Math.round(count / step) * step;
}
