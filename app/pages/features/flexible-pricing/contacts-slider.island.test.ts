import { expect, test } from "vitest";
import { contactsAt, needleAngle, getPosition, sliderPositions } from "./contacts-slider.island.tsx";

test("S9.3 reaches each plan's limit at a third of the slider's track", () => {
  expect([sliderPositions.min, 100, 200, sliderPositions.max].map(contactsAt)).toEqual([100, 5_000, 25_000, 125_000]);
});

test("D29 gives each step of the slider a larger list, which maps back to its position", () => {
  const positions = Array.from({ length: 299 }, (_, index) => index + sliderPositions.min);
  const lists = positions.map(contactsAt);
  expect(lists.toSorted((first, second) => first - second)).toEqual(lists);
  expect(new Set(lists).size).toBe(lists.length);
  expect(lists.map(getPosition)).toEqual(positions);
  expect(lists).toEqual(expect.arrayContaining([1_800, 7_200, 60_000]));
  expect([1, 1_837, 10_000_000].map(getPosition)).toEqual([sliderPositions.min, 37, sliderPositions.max]);
});

test("stops a needle at the end of its dial", () => {
  expect(needleAngle("basic", 2_500)).toBe(135);
  expect(needleAngle("basic", 9_000)).toBe(270);
  expect(needleAngle("enterprise", 62_500)).toBe(135);
});
