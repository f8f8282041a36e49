import type { Locator, Page } from "@playwright/test";
import { storageKeys } from "#shared/storage-keys.ts";
import { fillSignUp, signUp } from "./account-visitor.ts";
import { expect, hydrated } from "./fixtures.ts";

export const storedPlans = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.plans);

export async function chooseTwo(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/pricing?contacts=3100&email-marketing=4&sms-marketing=1#cost`);
  await hydrated(page);
  await page.getByRole("button", { name: "Get Started with these 2 plans" }).click();
}

export async function expectTwo(within: Locator): Promise<void> {
  await expect(within).toContainText("You chose 2 plans, $398 per month in all.");
  await expect(within.getByRole("listitem")).toHaveText([/Email Pro\s*\$199/, /SMS Pro\s*\$199/]);
}

export async function signUpHere(page: Page): Promise<{ email: string; address: URL; body: unknown }> {
  const email = await fillSignUp(page);
  const form = signUp(page);
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  await form.getByRole("button", { name: "Create account" }).click();
  const request = await sent;
  await expect(form).toBeHidden();
  return { email, address: new URL(request.url()), body: request.postDataJSON() };
}
