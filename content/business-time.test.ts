import { expect, test } from "vitest";
import { fromBusinessTime, toBusinessTime } from "./business-time.ts";
import { business } from "./business.ts";
import { supportHours, supportStatus } from "./support-hours.ts";

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

test.each([
  ["on a Wednesday night", "2026-11-25T01:00:00Z", false, "2026-11-25T08:00:00.000Z"],
  ["in its last minute", "2026-11-25T15:59:59Z", true, "2026-11-25T16:00:00.000Z"],
  ["in the minute after", "2026-11-25T16:00:00Z", false, "2026-11-26T08:00:00.000Z"],
  ["on a Friday evening", "2026-11-27T20:00:00Z", false, "2026-11-30T08:00:00.000Z"],
  ["in summer", "2026-07-01T07:00:00Z", true, "2026-07-01T15:00:00.000Z"],
  ["over the weekend on which summer time ends", "2026-10-24T10:00:00Z", false, "2026-10-26T08:00:00.000Z"],
])("D2 knows whether the team answers, and until when: %s", (_, now, open, changesAt) => {
  const state = supportStatus(new Date(now));
  expect([state.open, state.changesAt.toISOString()]).toEqual([open, changesAt]);
});

test("D2 the business's text states the hours that the chat uses", () => {
  expect(supportHours).toMatchObject({ firstDay: 1, lastDay: 5, opens: 9, closes: 17, timeZone: "Europe/Berlin" });
  expect(business.supportDays.value).toBe("Monday to Friday");
  expect(business.supportTimes.value).toBe("9\u{A0}a.m. to 5\u{A0}p.m., Central European Time");
});
