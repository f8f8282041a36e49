import { expect, test } from "vitest";
import { isSampleCaseStudy } from "./sample-note.tsx";

test.each([
  ["https://marlow-bakery.example/", true],
  ["https://www.example.com/bakery", true],
  ["https://shop.example.org/", true],
  ["https://marlow-bakery.com/", false],
  ["https://example.com.bakery.shop/", false],
  ["https://notexample.com/", false],
  ["https://bakery.shop/example", false],
  ["", false],
])("D15 whether %s is a sample's link: %s", (projectLink, isSample) => {
  expect(isSampleCaseStudy({ projectLink })).toBe(isSample);
});
