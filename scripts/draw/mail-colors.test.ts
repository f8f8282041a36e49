import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contrastRatio, type Rgb } from "#app/features/demo/contrast.ts";
import { mailColors } from "#server/mail/mail-message.ts";
import { hex } from "./palette.ts";

const tokens = readFileSync(path.resolve(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");

/** A color of the style sheet by day, in sRGB. */
function lightColor(name: string): string {
  const [, lightness, chroma, hue] =
    new RegExp(`--${name}: (?:light-dark\\()?oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
  return hex([Number(lightness), Number(chroma), Number(hue)]);
}

function rgbOf(color: string): Rgb {
  const channel = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

test("the colors of emails are those of the style sheet by day", () => {
  for (const [name, color] of Object.entries(mailColors)) expect([name, color]).toEqual([name, lightColor(name)]);
});

test.each([
  ["ink", "card"],
  ["ink", "manila"],
  ["ink-soft", "card"],
  ["on-signal", "signal"],
] as const)("in an email, %s on %s can be read", (text, background) => {
  expect(contrastRatio(rgbOf(mailColors[text]), rgbOf(mailColors[background]))).toBeGreaterThanOrEqual(4.5);
});
