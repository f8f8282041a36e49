import { expect, test } from "vitest";
import { planChooser } from "#content/generated/de/pages/pricing.ts";
import { pro } from "#content/generated/de/plans.ts";

test("the text around a plan's line doesn't repeat it", () => {
  expect(planChooser.onTopOf(pro.includes)).toBe("Alles aus Basic, dazu");
});
