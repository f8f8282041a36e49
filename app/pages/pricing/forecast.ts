import { whenUsed } from "#content/format.ts";
import { site } from "#content/site.ts";

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
export const sampleNumbers: ForecastNumbers = { contacts: 1_240, opens: 38, clicks: 12, orders: 50, worth: 12 };

/** The accepted range of each number. */
export const ranges: Readonly<Record<ForecastField, { min: number; max: number; whole?: true }>> = {
  contacts: { min: 1, max: 10_000_000, whole: true },
  opens: { min: 0, max: 100 },
  clicks: { min: 0, max: 100 },
  orders: { min: 0, max: 100 },
  worth: { min: 0, max: 1_000_000 },
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

/** A number as people write it, with a separator between thousands or before cents; null for anything else or out of range. */
export function readNumber(text: string, field: ForecastField): number | null {
  const { min, max, whole } = ranges[field];
  const number = numberIn(text.trim().replace(/^\$\s*|\s*%$/g, ""), max >= 1_000);
  if (number === null || (whole && !Number.isInteger(number))) return null;
  return number >= min && number <= max ? number : null;
}

function numberIn(written: string, mayBeGrouped: boolean): number | null {
  if (/^\d+(?:[.,]\d{1,2})?$/.test(written)) return Number(written.replace(",", "."));
  // The decimal separator differs from the thousands separator.
  const parts = /^(\d{1,3}([\s,.'’])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(written);
  const [, whole = "", , cents = "0"] = parts ?? [];
  return parts && mayBeGrouped ? Number(`${whole.replaceAll(/\D/g, "")}.${cents}`) : null;
}

const plain = whenUsed(() => new Intl.NumberFormat(site.locale, { maximumFractionDigits: 2 }));
const dollars = whenUsed(
  () =>
    new Intl.NumberFormat(site.locale, {
      style: "currency",
      currency: site.currency,
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** At most two places behind the point: 11.309 → "11.31", 1240 → "1,240". */
export function writeNumber(number: number): string {
  return plain().format(number);
}

/** Cents where there are any: 12 → "$12", 20.5 → "$20.50". */
export function writeDollars(amount: number): string {
  return dollars().format(amount);
}
