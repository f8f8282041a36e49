import { expect, test } from "vitest";
import { contactsAt, getPosition, needleAngle, sliderPositions } from "./contacts-slider.island.tsx";

test("S9.3 the slider reaches each plan's limit at a third of its track", () => {
  expect([sliderPositions.min, 100, 200, sliderPositions.max].map(contactsAt)).toEqual([100, 5_000, 25_000, 125_000]);
});

test("D29 each step of the slider is a larger list, and leads back to its own position", () => {
  const positions = Array.from({ length: 299 }, (_, index) => index + sliderPositions.min);
  const lists = positions.map(contactsAt);
  expect(lists.toSorted((first, second) => first - second)).toEqual(lists);
  expect(new Set(lists).size).toBe(lists.length);
  expect(lists.map(getPosition)).toEqual(positions);
  expect(lists).toEqual(expect.arrayContaining([1_800, 7_200, 60_000]));
  expect([1, 1_837, 10_000_000].map(getPosition)).toEqual([sliderPositions.min, 37, sliderPositions.max]);
});

test("a needle stops at the end of its dial", () => {
  expect(needleAngle("basic", 2_500)).toBe(135);
  expect(needleAngle("basic", 9_000)).toBe(270);
  expect(needleAngle("enterprise", 62_500)).toBe(135);
});
