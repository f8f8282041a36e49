import { contactsOn } from "#app/calculator/price-usage.ts";
import type { PlanId } from "#content/catalog/plans.ts";

/** Positions of the slider; a third of its track belongs to each plan. */
export const sliderPositions = 99;
/** Contacts at the ends of its track; the larger one stands for any greater number. */
export const sliderContacts = { min: 100, max: 100_000 } as const;
const { min, max } = sliderContacts;
const [basic, pro] = [contactsOn("basic"), contactsOn("pro")];

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

/** How far a plan's needle turns, in degrees from empty; 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number): number {
  return Math.round(270 * Math.min(1, contacts / Math.min(contactsOn(plan), max)));
}

function roundTo(count: number, step: number): number {
  return Math.round(count / step) * step;
}
