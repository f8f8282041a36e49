import { contactsRange, dollarsRange } from "#app/calculator/usage.ts";
import type { NumberRange } from "#app/calculator/read-number.ts";
import { sampleShops } from "#content/samples/shops.ts";
import { formatCount } from "#content/format.ts";

/** What a message may bring, from the visitor's own numbers. */
export interface ForecastNumbers {
  /** People on the list. */
  readonly contacts: number;
  /** Of 100 who get it, how many open it. */
  readonly opens: number;
  /** Of 100 who open it, how many click. */
  readonly clicks: number;
  /** Of 100 clicks, how many order. */
  readonly orders: number;
  /** What an order is worth, in dollars. */
  readonly worth: number;
}

export type ForecastField = keyof ForecastNumbers;

/** A sample bakery's. */
export const sampleNumbers: ForecastNumbers = {
  contacts: sampleShops.bakery.people,
  opens: 38,
  clicks: 12,
  orders: 50,
  worth: 12,
};

const share: NumberRange = { min: 0, max: 100, decimals: true };

/** The accepted range of each number. */
export const ranges: Readonly<Record<ForecastField, NumberRange>> = {
  contacts: contactsRange,
  opens: share,
  clicks: share,
  orders: share,
  worth: dollarsRange,
};

export interface Forecast {
  /** Rounded to hundredths, so that a calculation by hand from this number gives the same dollars. */
  readonly orders: number;
  readonly isRounded: boolean;
  readonly dollars: number;
}

export function forecast({ contacts, opens, clicks, orders, worth }: ForecastNumbers): Forecast {
  const exact = (contacts * opens * clicks * orders) / 1_000_000;
  const rounded = Math.round(exact * 100) / 100;
  return { orders: rounded, isRounded: Math.abs(exact - rounded) > 1e-6, dollars: rounded * worth };
}

/** With every place behind the point, so that the sum can be checked: 11.31, 1240 → "1,240". */
export const writeNumber = (number: number): string => formatCount(number, 10);
