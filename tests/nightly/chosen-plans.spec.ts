import { banner, signUp } from "#tests/journeys/account-visitor.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { chooseTwo, expectTwo, signUpHere, storedPlans } from "#tests/journeys/chosen-plans-visitor.ts";

test("D4 a plan chosen on its card takes the place of an earlier choice, and is named again after a reload", async ({
  page,
}) => {
  await chooseTwo(page);
  await page.goto("/pricing#crm");
  await hydrated(page, "body");
  await page.getByRole("button", { name: "Get Started with CRM Basic" }).click();
  await expect(signUp(page)).toContainText("You chose CRM, Basic, $99 per month.");
  await expect.poll(() => storedPlans(page)).toBe("crm.basic");
  await page.reload();
  await hydrated(page, "body");
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  await expect(signUp(page)).toContainText("You chose CRM, Basic, $99 per month.");
});

test("D4 S7.3 spec: the sign-up call carries no plan, in its body or its address", async ({ page }) => {
  await chooseTwo(page);
  await expectTwo(signUp(page));
  const { address, body } = await signUpHere(page);
  expect(address.search).toBe("");
  expect(body).toMatchObject({ data: {} });
  expect(JSON.stringify(body)).not.toMatch(/marketing|basic|\bpro\b/i);
});

test.describe("in live", () => {
  test.use({ siteName: "live" });

  test("D4 an address can't change what this browser keeps, nor have it keep what is no plan", async ({ page }) => {
    await page.goto("/confirm?plans=You-won.pro,crm.gold");
    await hydrated(page, "body");
    expect(await storedPlans(page)).toBeNull();
    await page.goto("/confirm?plans=crm.enterprise,fax.pro");
    await expect.poll(() => storedPlans(page)).toBe("crm.enterprise");
    await page.goto("/confirm?plans=seo.basic");
    await hydrated(page, "body");
    expect(await storedPlans(page)).toBe("crm.enterprise");
  });
});
