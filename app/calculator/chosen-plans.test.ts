import { kindServices, monthlyPrices, planLimits } from "#content/catalog/limits.ts";
import { plansQueryPattern } from "#shared/plan-choices.ts";
import { describe, expect, test } from "vitest";
import { storePlansOfAddress, chosenPlansText, readPlans, writePlans } from "./chosen-plans.ts";

const read = (text: string | null) => readPlans(text).map(({ service, plan }) => `${service.id} ${plan.id}`);

describe("D4 chosen plans as a text", () => {
  test("come back unchanged, in menu order", () => {
    const choices = readPlans("crm.basic,email-marketing.pro");
    expect(writePlans(choices)).toBe("email-marketing.pro,crm.basic");
    expect(read(writePlans(choices))).toEqual(["email-marketing pro", "crm basic"]);
  });

  test.each([
    ["nothing", null],
    ["an empty text", ""],
    ["an unknown service", "fax.pro"],
    ["an unknown plan", "crm.gold"],
    ["a service without a plan", "crm"],
    ["more than a plan", "crm.pro.free"],
    ["markup", "<b>You won</b>.pro"],
    ["names of every object", "constructor.prototype,__proto__.basic"],
  ])("chooses nothing from %s", (_, text) => {
    expect(read(text)).toEqual([]);
  });

  test("ignores unknown plans, and keeps one plan per service", () => {
    expect(read("You won!,crm.pro,fax.basic,seo.basic,crm.basic")).toEqual(["seo basic", "crm basic"]);
  });

  test("are the only ids that an email's link may name", () => {
    const pattern = plansQueryPattern([...Object.keys(planLimits), ...kindServices], Object.keys(monthlyPrices));
    const isQuery = (text: string) => new RegExp(`^${pattern}$`).test(`?plans=${text}`);
    expect(isQuery(writePlans(readPlans("email-marketing.pro,seo.basic,crm.enterprise")))).toBe(true);
    for (const text of ["", "crm.gold", "crm.pro,", "your-account-was-stolen"]) expect(isQuery(text)).toBe(false);
  });

  test("works without storage, and keeps nothing", () => {
    expect(typeof localStorage).toBe("undefined");
    storePlansOfAddress("?plans=crm.pro");
    expect(chosenPlansText()).toBe("");
  });
});
