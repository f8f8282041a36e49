import { expect, test } from "vitest";
import { plans } from "./catalog/plans.ts";
import { getLimits } from "./placeholders.ts";
import { requireCurrency } from "./price-format.ts";
import { pricing as englishPricing } from "./generated/en/pages/pricing.ts";
import { caseStudyList as english } from "./generated/en/case-study-list.ts";

test("English isolates nothing", () => {
  expect(englishPricing.heading).toBe(`From ${plans[0].price} a month, per service.`);
  expect(english.columns.projectLink("Nikos (Bar)")).toBe("See the project of Nikos (Bar)");
});

test("D11 a currency that doesn't exist and a service without limits are named with their files", () => {
  for (const currency of ["ZZZ", "euros"])
    expect(() => requireCurrency(currency)).toThrow(`site.ts: the currency “${currency}” doesn't`);
  expect(() => getLimits("tea")).toThrow("content/catalog/limits.ts: planLimits lacks “tea”: add its limits.");
});
