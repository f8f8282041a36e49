import { contactsRange, moneyRange } from "#app/calculator/usage.ts";
import type { NumberRange } from "#app/calculator/read-number.ts";
import { sampleShops } from "#content/samples/shops.ts";
import { formatCount } from "#content/format.ts";

export interface ForecastNumbers {
  readonly contacts: number;
  readonly opens: number;
  readonly clicks: number;
  readonly orders: number;
  readonly worth: number;
}

export type ForecastField = keyof ForecastNumbers;

export const sampleNumbers: ForecastNumbers = {
  contacts: sampleShops.bakery.people,
  opens: 38,
  clicks: 12,
  orders: 50,
  worth: 12,
};

const share: NumberRange = { min: 0, max: 100, decimals: true };

export const ranges: Readonly<Record<ForecastField, NumberRange>> = {
  contacts: contactsRange,
  opens: share,
  clicks: share,
  orders: share,
  worth: moneyRange,
};

export interface Forecast {
  /** Rounded to hundredths, so that a manual calculation gives the same revenue. */
  readonly orders: number;
  readonly isRounded: boolean;
  readonly revenue: number;
}

export function forecast({ contacts, opens, clicks, orders, worth }: ForecastNumbers): Forecast {
  const exact = (contacts * opens * clicks * orders) / 1_000_000;
  const rounded = Math.round(exact * 100) / 100;
  return { orders: rounded, isRounded: Math.abs(exact - rounded) > 1e-6, revenue: rounded * worth };
}

/** Keeps all decimal places, so that the sum can be checked. */
export const writeNumber = (number: number): string => formatCount(number, 10);
