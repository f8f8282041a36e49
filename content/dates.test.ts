import { expect, test } from "vitest";
import { formatDay, formatDayAndMonth } from "./dates.ts";
import { language } from "#words/language.ts";

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
