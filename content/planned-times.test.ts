import { expect, test } from "vitest";
import { isShown } from "./planned-times.ts";
import { templates } from "./templates.ts";

const planned = { from: "2026-12-01T08:00Z", until: "2026-12-24T20:00Z" };

test.each([
  ["2026-12-01T07:59:59Z", planned, false],
  ["2026-12-01T08:00:00Z", planned, true],
  ["2026-12-24T19:59:59Z", planned, true],
  ["2026-12-24T20:00:00Z", planned, false],
  ["2026-12-24T20:00:00Z", { from: planned.from }, true],
  ["2026-12-01T07:59:59Z", { until: planned.until }, true],
  ["2026-12-01T08:00:00Z", {}, true],
  ["2026-12-01T08:00:00Z", { from: "soon" }, false],
  ["2026-12-01T08:00:00Z", { until: "soon" }, false],
])("D17 content is shown between two times: at %s %j %s", (now, times, expected) => {
  expect(isShown(times, Date.parse(now))).toBe(expected);
});

test("template times are in UTC and end after they begin", () => {
  const wrong = templates.filter(({ from, until }) => {
    const times = [from, until].flatMap((time) => time ?? []);
    const isUtc = (time: string) =>
      !Number.isNaN(Date.parse(time)) && `${new Date(time).toJSON().slice(0, 16)}Z` === time;
    return !times.every(isUtc) || (times.length === 2 && times.join() !== times.toSorted().join());
  });
  expect(wrong).toEqual([]);
});
