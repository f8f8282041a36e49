import { expect, test } from "vitest";
import { contrastRatio } from "#app/pages/demo/contrast.ts";
import { mailColors } from "#server/mail/mail-message.ts";
import { parseChannels, dayColor } from "./day-color.ts";

test("the colors of emails are those of the style sheet by day", () => {
  for (const [name, color] of Object.entries(mailColors)) expect([name, color]).toEqual([name, dayColor(name)]);
});

test.each([
  ["ink", "card"],
  ["ink", "manila"],
  ["ink-soft", "card"],
  ["on-signal", "signal"],
] as const)("in an email, %s on %s can be read", (text, background) => {
  expect(contrastRatio(parseChannels(mailColors[text]), parseChannels(mailColors[background]))).toBeGreaterThanOrEqual(
    4.5,
  );
});
