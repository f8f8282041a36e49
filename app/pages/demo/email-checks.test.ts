import { expect, test } from "vitest";
import { dayColor } from "#tests/day-color.ts";
import { sampleColor } from "./email-checks.tsx";

test("starts the field with the sample's color", () => {
  expect(sampleColor).toBe(dayColor("stamp-ink"));
});
