import { expect, test } from "vitest";
import { contactsAt, needleAngle, sliderPositions } from "./list-size.ts";

test("S9.3 the slider reaches each plan's limit at a third of its track", () => {
  expect([0, 33, 66, sliderPositions].map(contactsAt)).toEqual([100, 5_000, 25_000, 100_000]);
});

test("a needle stops at the end of its dial", () => {
  expect(needleAngle("basic", 2_500)).toBe(135);
  expect(needleAngle("basic", 9_000)).toBe(270);
  expect(needleAngle("enterprise", 50_000)).toBe(135);
});
