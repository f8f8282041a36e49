import { expect, test } from "vitest";
import { type CountryCode, type DayId, findDate } from "./days.ts";

/** From the countries' calendars. */
test.each<[DayId, CountryCode, string]>([
  ["easter", "US", "2024-03-31"],
  ["easter", "DE", "2025-04-20"],
  ["easter", "AU", "2026-04-05"],
  ["easter", "GB", "2038-04-25"],
  ["mothers-day", "US", "2026-05-10"],
  ["mothers-day", "US", "2027-05-09"],
  ["mothers-day", "GB", "2026-03-15"],
  ["mothers-day", "IE", "2027-03-07"],
  ["mothers-day", "ES", "2026-05-03"],
  ["mothers-day", "MX", "2026-05-10"],
  ["mothers-day", "FR", "2026-05-31"],
  // Pentecost is on the last Sunday of May, so the day moves.
  ["mothers-day", "FR", "2023-06-04"],
  ["fathers-day", "US", "2026-06-21"],
  ["fathers-day", "AU", "2026-09-06"],
  ["fathers-day", "DE", "2026-05-14"],
  ["fathers-day", "ES", "2027-03-19"],
  ["small-business-saturday", "US", "2026-11-28"],
  ["small-business-saturday", "GB", "2026-12-05"],
  ["valentines-day", "FR", "2027-02-14"],
  ["christmas", "CA", "2026-12-25"],
])("D17 %s in %s is %s", (id, country, date) => {
  expect(findDate(id, country, Number(date.slice(0, 4)))).toBe(date);
});

test("D17 a day that a country does not keep has no date", () => {
  expect(findDate("small-business-saturday", "FR", 2026)).toBeNull();
});
