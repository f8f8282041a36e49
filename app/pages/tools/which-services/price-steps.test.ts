import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

test("D17 a service costs more from the list on that its smaller plan has no room for", () => {
  // 10,000 and 50,000 emails, 1,000 and 5,000 texts; four emails and one text to each.
  expect(priceSteps("email-marketing")).toEqual([
    [99, 2_500],
    [199, 12_500],
    [299, null],
  ]);
  expect(priceSteps("sms-marketing")).toEqual([
    [99, 1_000],
    [199, 5_000],
    [299, null],
  ]);
  expect(priceSteps("seo")).toEqual([[99, null]]);
});
