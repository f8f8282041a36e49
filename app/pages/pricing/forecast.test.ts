import { describe, expect, test } from "vitest";
import { readNumber } from "#app/ui/read-number.ts";
import { formatPrice } from "#content/format-price.ts";
import { type ForecastField, forecast, ranges, sampleNumbers, writeNumber } from "./forecast.ts";

describe("D1 the forecast multiplies the visitor's numbers", () => {
  test("of the sample, and of a list of ten thousand", () => {
    expect(forecast(sampleNumbers)).toEqual({ orders: 28.27, isRounded: true, dollars: 28.27 * 12 });
    expect(forecast({ contacts: 10_000, opens: 40, clicks: 10, orders: 5, worth: 49.5 })).toEqual({
      orders: 20,
      isRounded: false,
      dollars: 990,
    });
    expect(forecast({ ...sampleNumbers, opens: 0 })).toEqual({ orders: 0, isRounded: false, dollars: 0 });
  });

  test.each<[string, ForecastField, number | null]>([
    ["1240", "contacts", 1_240],
    ["1,240", "contacts", 1_240],
    ["1.240", "contacts", 1_240],
    [" 1 240 ", "contacts", 1_240],
    ["1’000’000", "contacts", 1_000_000],
    ["0", "contacts", null],
    ["12.5", "contacts", null],
    ["1,00", "contacts", null],
    ["3,1000", "contacts", null],
    ["3\u00a0100", "contacts", 3_100],
    ["12a", "contacts", null],
    ["10000001", "contacts", null],
    ["38", "opens", 38],
    ["38.5", "opens", 38.5],
    ["38,5 %", "opens", 38.5],
    ["0", "opens", 0],
    ["100", "opens", 100],
    ["101", "opens", null],
    ["-1", "clicks", null],
    ["1,240", "clicks", null],
    ["1e2", "orders", null],
    ["", "orders", null],
    ["lots", "orders", null],
    ["$12.50", "worth", 12.5],
    ["1,240.50", "worth", 1_240.5],
    ["1.240,50", "worth", 1_240.5],
    ["12.345.6", "worth", null],
    ["1,24", "worth", 1.24],
  ])("%j in %s is read as %j", (text, field, number) => {
    expect(readNumber(text, ranges[field])).toBe(number);
  });

  test("numbers have at most two places, and dollars cents where there are any", () => {
    expect([20, 28.271, 1_234.5].map(writeNumber)).toEqual(["20", "28.27", "1,234.5"]);
    expect([12, 20.5, 4_674].map(formatPrice)).toEqual(["$12", "$20.50", "$4,674"]);
  });
});
