import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hex } from "#scripts/draw/palette.ts";
import { sampleColor } from "./email-checks.tsx";

test("the color that the field begins with is the one of the sample", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const [, lightness, chroma, hue] = /--stamp-ink: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/.exec(tokens) ?? [];
  expect(sampleColor).toBe(hex([Number(lightness), Number(chroma), Number(hue)]));
});
