import { expect, test } from "vitest";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";
import { readResult } from "./read-result.ts";

test.each([
  ["+62% orders in May. Less waste.", "+62", "%", " orders in May.", " Less waste."],
  ["3.1 times the bookings of 2024! More.", "3.1", " times", " the bookings of 2024!", " More."],
  ["1,200 new readers", "1,200", "", " new readers", ""],
  ["Sold out by noon. Every day.", "", "", "Sold out by noon.", " Every day."],
  ["−18% cost at 3.5 kWh a loaf.", "−18", "%", " cost at 3.5 kWh a loaf.", ""],
  ["", "", "", "", ""],
])("splits the result %j", (text, number, unit, sentence, more) => {
  expect(readResult(text)).toEqual({ number, unit, sentence, more });
});

test("S3.1 keeps every word of the samples' results", () => {
  for (const { keyResults } of caseStudySamples) {
    expect(Object.values(readResult(keyResults)).join("")).toBe(keyResults);
  }
});
