import { expect, test } from "vitest";
import { contactsAt, emailsEach, needleAngle, sliderPositions } from "./list-size.ts";

test("S9.3 the slider reaches each plan's limit at a third of its track", () => {
  expect([0, 33, 66, sliderPositions].map(contactsAt)).toEqual([100, 5_000, 25_000, 100_000]);
});

test("S9.2 S9.3 at its limit of contacts a plan has two emails a month for each, and more for a shorter list", () => {
  expect(emailsEach("basic", 5_000)).toBe(2);
  expect(emailsEach("pro", 25_000)).toBe(2);
  expect(emailsEach("basic", 3_100)).toBe(3);
  expect(emailsEach("enterprise", 90_000)).toBeNull();
});

test("a needle stops at the end of its dial", () => {
  expect(needleAngle("basic", 2_500)).toBe(135);
  expect(needleAngle("basic", 9_000)).toBe(270);
  expect(needleAngle("enterprise", 50_000)).toBe(135);
});
