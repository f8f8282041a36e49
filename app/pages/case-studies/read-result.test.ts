import { expect, test } from "vitest";
import { caseStudySamples } from "#content/samples/case-studies.ts";
import { readResult } from "./read-result.ts";

test.each([
  ["+62% orders in May. Less waste.", "+62", "%", " orders in May.", " Less waste."],
  ["3.1 times the bookings of 2024! More.", "3.1", " times", " the bookings of 2024!", " More."],
  ["1,200 new readers", "1,200", "", " new readers", ""],
  ["Sold out by noon. Every day.", "", "", "Sold out by noon.", " Every day."],
  ["−18% cost at 3.5 kWh a loaf.", "−18", "%", " cost at 3.5 kWh a loaf.", ""],
  ["", "", "", "", ""],
])("takes the result %j apart", (text, number, unit, sentence, more) => {
  expect(readResult(text)).toEqual({ number, unit, sentence, more });
});

test("S3.1 no word of a sample's result is lost", () => {
  for (const { keyResults } of caseStudySamples) {
    expect(Object.values(readResult(keyResults)).join("")).toBe(keyResults);
  }
});
