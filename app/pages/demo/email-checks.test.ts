import { expect, test } from "vitest";
import { dayColor } from "#scripts/brand-colors.ts";
import { sampleColor } from "./email-checks.tsx";

test("starts the field with the sample's color", () => {
  expect(sampleColor).toBe(dayColor("stamp-ink"));
});
