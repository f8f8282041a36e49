import { describe, expect, test } from "vitest";
import { formatPrice } from "#content/format-price.ts";
import { writePrice } from "#content/price-format.ts";
import { language } from "#words/language.ts";
import { forecast, sampleNumbers, writeNumber } from "./forecast.ts";

describe("D1 the forecast multiplies the visitor's numbers", () => {
  test("for the sample, and for a list of ten thousand", () => {
    expect(forecast(sampleNumbers)).toEqual({ orders: 28.27, isRounded: true, revenue: 28.27 * 12 });
    expect(forecast({ contacts: 10_000, opens: 40, clicks: 10, orders: 5, worth: 49.5 })).toEqual({
      orders: 20,
      isRounded: false,
      revenue: 990,
    });
    expect(forecast({ ...sampleNumbers, opens: 0 })).toEqual({ orders: 0, isRounded: false, revenue: 0 });
  });

  test("shows all decimal places of numbers, and cents only if there are any", () => {
    expect([20, 28.271, 1_234.5].map(writeNumber)).toEqual(["20", "28.271", "1,234.5"]);
    const prices = [12, 20.5, 4_674];
    expect(prices.map(formatPrice)).toEqual(prices.map((price) => writePrice(language.locale, price)));
  });
});
