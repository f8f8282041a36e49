import { expect, test } from "vitest";
import { contrastRatio } from "#app/pages/demo/contrast.ts";
import { hexColors } from "#content/brand/hex-colors.ts";
import { parseChannels, dayColor } from "./day-color.ts";

test("emails and icons have the style sheet's colors of the light theme", () => {
  for (const [name, color] of Object.entries(hexColors)) expect([name, color]).toEqual([name, dayColor(name)]);
});

test.each([
  ["ink", "card"],
  ["ink", "manila"],
  ["ink-soft", "card"],
  ["on-signal", "signal"],
] as const)("in an email, %s on %s is readable", (text, background) => {
  expect(contrastRatio(parseChannels(hexColors[text]), parseChannels(hexColors[background]))).toBeGreaterThanOrEqual(
    4.5,
  );
});
