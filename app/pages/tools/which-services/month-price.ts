import { readMonth } from "#app/calculator/month-query.ts";
import { planMonth } from "#app/calculator/plan-month.ts";
import { priceOf } from "#content/catalog/plans.ts";

/** How many services the calculator reads in a query, and what they cost in a month. */
export function monthPrice(query: URLSearchParams): { count: number; price: string } {
  const services = planMonth(readMonth(query).month);
  return { count: services.length, price: priceOf(services) };
}
