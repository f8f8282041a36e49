import { expect, test } from "vitest";
import { dayColor } from "#tests/day-color.ts";
import { sampleColor } from "./email-checks.tsx";

test("the color that the field begins with is the one of the sample", () => {
  expect(sampleColor).toBe(dayColor("stamp-ink"));
});
