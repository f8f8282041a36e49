import { expect, test } from "vitest";
import { formatCount } from "./format.ts";
import { language } from "#words/language.ts";

test("whole numbers are in the locale's format, even small ones", () => {
  const counts = new Intl.NumberFormat(language.locale);
  for (let count = 0; count <= 1100; count += 1) expect(formatCount(count)).toBe(counts.format(count));
  expect(formatCount(1_250_000)).toBe(counts.format(1_250_000));
});
