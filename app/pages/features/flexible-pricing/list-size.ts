import { contactsOn } from "#app/calculator/price-usage.ts";
import type { PlanId } from "#content/catalog/plans.ts";

const inThird = 100;
/** In contacts, where the thirds of the track begin and end. The last third has to end somewhere: a longer list is typed. */
const limits = [0, contactsOn("basic"), contactsOn("pro"), 5 * contactsOn("pro")] as const;
export const sliderPositions = { min: 2, start: 62, max: 3 * inThird } as const;

export function contactsAt(position: number): number {
  const third = Math.min(2, Math.floor(position / inThird));
  const [from = 0, to = 0] = limits.slice(third);
  return Math.round(from + (position / inThird - third) * (to - from));
}

export function getPosition(contacts: number): number {
  const third = limits.slice(1, 3).filter((limit) => contacts > limit).length;
  const [from = 0, to = 0] = limits.slice(third);
  const position = Math.round((third + (contacts - from) / (to - from)) * inThird);
  return Math.min(sliderPositions.max, Math.max(sliderPositions.min, position));
}

/** In degrees from empty; 270 is the end of the dial. */
export function needleAngle(plan: PlanId, contacts: number): number {
  return Math.round(270 * Math.min(1, contacts / Math.min(contactsOn(plan), limits[3])));
}
