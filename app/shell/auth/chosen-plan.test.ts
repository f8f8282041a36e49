import { describe, expect, test } from "vitest";
import { plans } from "#content/catalog/plans.ts";
import { choiceOf } from "./chosen-plan.tsx";

describe("D4 a Get Started button names service and plan", () => {
  test("both known", () => {
    const choice = choiceOf({ dataset: { service: "seo", plan: "pro" } });
    expect(choice?.service.id).toBe("seo");
    expect(choice?.plan).toBe(plans[1]);
  });

  test.each([
    ["Try Free", {}],
    ["an unknown service", { service: "fax", plan: "pro" }],
    ["an unknown plan", { service: "seo", plan: "gold" }],
  ])("%s chooses nothing", (_case, dataset) => {
    expect(choiceOf({ dataset })).toBeNull();
  });

  test("a dialog opened by no button chooses nothing", () => {
    expect(choiceOf(null)).toBeNull();
  });
});
