import { expect, test } from "vitest";
import { requirementNumbers } from "../requirements.ts";
import { locate } from "./locate.ts";
import { plantedFaults } from "./planted-faults.ts";

test.each(requirementNumbers)("a fault is planted for requirement %s", (number) => {
  expect(plantedFaults.some((fault) => fault.number === number)).toBe(true);
});

test.each(plantedFaults)("$number $harm: its text is there once", (fault) => {
  expect(requirementNumbers).toContain(fault.number);
  expect(fault.put).not.toBe(fault.find);
  expect(locate(fault)).not.toBe("");
});
