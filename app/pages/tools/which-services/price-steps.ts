import { contactsRange, type Month, textPartsRange, withService } from "#app/calculator/month.ts";
import { planMonth } from "#app/calculator/plan-month.ts";
import type { ServiceId } from "#content/catalog/service-names.ts";

/** Whole dollars a month, and the longest list that they suffice for; null for any. */
export type PriceStep = readonly [price: number, until: number | null];

/** What a service with its default amount costs by the length of the list, by the calculator's own function. */
export function priceSteps(id: ServiceId): PriceStep[] {
  const steps: PriceStep[] = [];
  let contacts: number | null = contactsRange.min;
  while (contacts !== null) {
    const month: Month = withService({ contacts, textParts: textPartsRange.start, taken: {} }, id);
    const [service] = planMonth(month);
    if (!service) break;
    const until = service.next?.until === "list" ? service.next.contacts : null;
    steps.push([service.plan.monthlyPrice, until]);
    contacts = until === null ? null : until + 1;
  }
  return steps;
}
