import { expect, test } from "vitest";
import { business } from "./business.ts";
import { supportHours, supportStatus } from "./support-hours.ts";

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
