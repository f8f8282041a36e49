import { expect, test } from "vitest";
import { isUtcTime } from "./utc-time.ts";

test("a time has to exist in the calendar", () => {
  for (const time of ["2026-02-28T23:59:59.999999Z", "2024-02-29T00:00:00.000000Z", "9999-12-31T00:00:00.000001Z"]) {
    expect([time, isUtcTime(time)]).toEqual([time, true]);
  }
  for (const none of [
    "9999-99-99T99:99:99.999999Z",
    "2026-02-30T00:00:00.000000Z",
    "2026-01-01T24:00:00.000000Z",
    "0000-01-01T00:00:00.000000Z",
    "2026-01-01T00:00:00.000Z",
    "2026-01-01",
    "",
  ]) {
    expect([none, isUtcTime(none)]).toEqual([none, false]);
  }
});
