import type { Page } from "@playwright/test";
import { storageKeys } from "#shared/page-names.ts";
import { banner, dialog, newEmail, password } from "#tests/journeys/account-visitor.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const signUpDialog = (page: Page) => dialog(page, "Create Your Account");
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.plans);

/** Begins with the two plans that the calculator works out. */
async function chooseTwo(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/pricing?contacts=3100&email-marketing=4&sms-marketing=1#cost`);
  await hydrated(page);
  await page.getByRole("button", { name: "Get Started with these 2 plans" }).click();
}

async function expectTwo(within: ReturnType<typeof signUpDialog>): Promise<void> {
  await expect(within).toContainText("You chose 2 plans, $398 per month in all.");
  await expect(within.getByRole("listitem")).toHaveText([/Email Pro\s*\$199/, /SMS Pro\s*\$199/]);
}

async function signUpHere(page: Page): Promise<{ email: string; address: URL; body: unknown }> {
  const email = newEmail();
  const form = signUpDialog(page);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm password").fill(password);
  await form.getByRole("checkbox").check();
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  await form.getByRole("button", { name: "Create account" }).click();
  const request = await sent;
  await expect(form).toBeHidden();
  return { email, address: new URL(request.url()), body: request.postDataJSON() };
}

test("D4 a plan chosen on its card takes the place of an earlier choice, and is named again after a reload", async ({
  page,
}) => {
  await chooseTwo(page);
  await page.goto("/pricing#crm");
  await hydrated(page);
  await page.getByRole("button", { name: "Get Started with CRM Basic" }).click();
  await expect(signUpDialog(page)).toContainText("You chose CRM, Basic, $99 per month.");
  await expect.poll(() => kept(page)).toBe("crm.basic");
  await page.reload();
  await hydrated(page);
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  await expect(signUpDialog(page)).toContainText("You chose CRM, Basic, $99 per month.");
});

test("D4 S7.3 spec: the sign-up call carries no plan, in its body or its address", async ({ page }) => {
  await chooseTwo(page);
  await expectTwo(signUpDialog(page));
  const { address, body } = await signUpHere(page);
  expect(address.search).toBe("");
  expect(body).toMatchObject({ data: {} });
  expect(JSON.stringify(body)).not.toMatch(/marketing|basic|\bpro\b/i);
});

test.describe("in live", () => {
  test.use({ siteName: "live" });

  test("D4 an address can't change what this browser keeps, nor have it keep what is no plan", async ({ page }) => {
    await page.goto("/confirm?plans=You-won.pro,crm.gold");
    await hydrated(page);
    expect(await kept(page)).toBeNull();
    await page.goto("/confirm?plans=crm.enterprise,fax.pro");
    await expect.poll(() => kept(page)).toBe("crm.enterprise");
    await page.goto("/confirm?plans=seo.basic");
    await hydrated(page);
    expect(await kept(page)).toBe("crm.enterprise");
  });
});
