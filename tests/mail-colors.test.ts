import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { hexColors } from "#content/brand/hex-colors.ts";
import { dayColor, requireContrast } from "#scripts/brand-colors.ts";

test("emails and icons have the style sheet's colors of the light theme", () => {
  for (const [name, color] of Object.entries(hexColors)) expect([name, color]).toEqual([name, dayColor(name)]);
});

test.each([
  ["by day, --ink on --paper", "ink", "oklch(0.9 0 0)"],
  ["by night, --ink on --paper", "ink", "oklch(0.2 0 0)"],
  ["by day, --on-signal on --signal", "on-signal", "oklch(0.6 0 0)"],
])("D11 the build refuses a text that can't be read %s", (named, name, color) => {
  const css = readFileSync("content/brand/colors.css", "utf8");
  expect(() => requireContrast(css)).not.toThrow();
  const faint = css.replace(new RegExp(`--${name}: .*;`), `--${name}: ${color};`);
  expect(() => requireContrast(faint)).toThrow(`content/brand/colors.css: ${named} has a contrast of`);
});
