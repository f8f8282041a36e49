import { expect, test } from "vitest";
import { formatDay, formatDayAndMonth } from "./dates.ts";
import { language } from "#words/language.ts";
import { type DayId, findDate } from "./days.ts";
import { sentPostmark } from "./postmarks.ts";

test("days are in the locale's format, in UTC", () => {
  const long = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat(language.locale, { day: "numeric", month: "short", timeZone: "UTC" });
  for (let day = 0; day < 800; day += 1) {
    const date = new Date(Date.UTC(2026, 0, day, day % 24));
    expect(formatDay(date)).toBe(long.format(date));
    expect(formatDayAndMonth(date)).toBe(short.format(date));
  }
});

test("an invalid date has no text", () => {
  expect(formatDay(new Date("someday"))).toBe("");
  expect(formatDayAndMonth(new Date("someday"))).toBe("");
});

/** Dates from the countries' official calendars. */
test.each<[DayId, string, string]>([
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
  // Pentecost is on the last Sunday of May, which moves Mother's Day by a week.
  ["mothers-day", "FR", "2023-06-04"],
  ["fathers-day", "US", "2026-06-21"],
  ["fathers-day", "AU", "2026-09-06"],
  ["fathers-day", "DE", "2026-05-14"],
  ["fathers-day", "ES", "2027-03-19"],
  ["small-business-saturday", "US", "2026-11-28"],
  ["small-business-saturday", "GB", "2026-12-05"],
  ["valentines-day", "FR", "2027-02-14"],
  ["christmas", "CA", "2026-12-25"],
  ["christmas", "EG", "2027-01-07"],
  ["easter", "EG", "2026-04-12"],
  ["easter", "JO", "2027-05-02"],
  ["valentines-day", "CO", "2026-09-19"],
  ["mothers-day", "AE", "2027-03-21"],
  ["mothers-day", "MA", "2026-05-31"],
  ["mothers-day", "AR", "2026-10-18"],
  ["mothers-day", "AT", "2026-05-10"],
  ["fathers-day", "EG", "2026-06-21"],
  ["fathers-day", "AT", "2026-06-14"],
  ["fathers-day", "CH", "2026-06-07"],
  ["ramadan", "SA", "2026-02-18"],
  ["eid-al-fitr", "SA", "2026-03-20"],
  ["eid-al-adha", "AE", "2026-05-27"],
  ["eid-al-adha", "SA", "2027-05-16"],
  // Ramadan begins twice in 2030, and the first date counts.
  ["ramadan", "JO", "2030-01-05"],
])("D17 %s in %s is %s", (id, country, date) => {
  expect(findDate(id, country, Number(date.slice(0, 4)))).toBe(date);
});

test("D17 a day that a country doesn't observe has no date", () => {
  expect(findDate("small-business-saturday", "FR", 2026)).toBeNull();
  expect(findDate("christmas", "SA", 2026)).toBeNull();
});

test("the postmark has the visitor's calendar day, early and late in the day", () => {
  for (const hour of [0, 23]) expect(sentPostmark(new Date(2026, 10, 24, hour)).middle).toEqual(["Nov 24", "2026"]);
});
