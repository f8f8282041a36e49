import { contactsOn } from "#app/calculator/price-usage.ts";
import type { PlanId } from "#content/catalog/plans.ts";

/** Positions of the slider in the third of its track that belongs to each plan. */
const inThird = 100;
/** Contacts where the thirds begin and end. The last third ends somewhere: a longer list is typed. */
const limits = [0, contactsOn("basic"), contactsOn("pro"), 5 * contactsOn("pro")] as const;
export const sliderPositions = { min: 2, start: 62, max: 3 * inThird } as const;

/** The number of contacts at a position of the slider: no two have the same. */
export function contactsAt(position: number): number {
  const third = Math.min(2, Math.floor(position / inThird));
  const [from = 0, to = 0] = limits.slice(third);
  return Math.round(from + (position / inThird - third) * (to - from));
}

/** The position nearest to a number of contacts. */
export function positionOf(contacts: number): number {
  const third = limits.slice(1, 3).filter((limit) => contacts > limit).length;
  const [from = 0, to = 0] = limits.slice(third);
  const position = Math.round((third + (contacts - from) / (to - from)) * inThird);
  return Math.min(sliderPositions.max, Math.max(sliderPositions.min, position));
}

/** How far a plan's needle turns, in degrees from empty; 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number): number {
  return Math.round(270 * Math.min(1, contacts / Math.min(contactsOn(plan), limits[3])));
}
