import { expect, test } from "vitest";
import { fromBusinessTime, toBusinessTime } from "./business-time.ts";

test.each([
  ["2026-12-01T09:00", "2026-12-01T08:00:00.000Z"],
  ["2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
  // Clocks go forward from 2:00 to 3:00.
  ["2027-03-28T01:59", "2027-03-28T00:59:00.000Z"],
  ["2027-03-28T03:00", "2027-03-28T01:00:00.000Z"],
  ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
])("%s in business time is %s, and the reverse", (local, utc) => {
  expect(fromBusinessTime(local)?.toISOString()).toBe(utc);
  expect(toBusinessTime(new Date(utc))).toBe(local);
});

test.each([
  "2027-03-28T02:30",
  "",
  "tomorrow",
  "2026-02-30T09:00",
  "2026-12-01",
  "2026-12-01T09:00Z",
  "0000-01-01T00:00",
  "0001-01-01T09:00",
  "0999-12-31T23:59",
  "9999-12-31T23:59",
  "10000-01-01T00:00",
])("%j is not a time", (text) => {
  expect(fromBusinessTime(text)).toBeNull();
});
