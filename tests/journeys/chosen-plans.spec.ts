import type { Locator, Page } from "@playwright/test";
import { storageKeys } from "#shared/storage-keys.ts";
import { signedIn } from "#words/layout.ts";
import {
  accountSection,
  banner,
  dialog,
  fillSignUp,
  logIn,
  main,
  openSignUp,
  password,
  pressLink,
  receivedMail,
  signUp,
  submitLogIn,
} from "./account-visitor.ts";
import { expect, hydrated, siteAddress, test } from "./fixtures.ts";
import { bothPro } from "./calculator-visitor.ts";
import { getDataDirectory } from "./outbox.ts";
import { planById } from "#content/catalog/plans.ts";
import { site } from "#content/brand/site.ts";

const { pro } = planById;
const storedPlans = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.plans);

async function chooseTwo(page: Page, site = ""): Promise<void> {
  await page.goto(`${site}/pricing?contacts=3100&email-marketing=4&sms-marketing=1#cost`);
  await hydrated(page);
  await page.getByRole("button", { name: "Get Started with these 2 plans" }).click();
}

async function expectTwo(within: Locator): Promise<void> {
  await expect(within).toContainText(`You chose 2 plans, ${bothPro} per month in all.`);
  await expect(within.getByRole("listitem")).toHaveText([`Email Pro${pro.price}`, `SMS Pro${pro.price}`]);
}

async function signUpHere(page: Page): Promise<{ email: string; address: URL; body: unknown }> {
  const email = await fillSignUp(page);
  const form = signUp(page);
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  await form.getByRole("button", { name: "Create account" }).click();
  const request = await sent;
  await expect(form).toBeHidden();
  return { email, address: new URL(request.url()), body: request.postDataJSON() };
}

const plansSection = (page: Page) => accountSection(page, "Your plans");

test("D4 the calculated plans appear in sign-up, at sign-in and on later pages, until discarded", async ({ page }) => {
  await chooseTwo(page);
  await expectTwo(signUp(page));
  expect(await storedPlans(page)).toBe("email-marketing.pro,sms-marketing.pro");
  await signUp(page).getByRole("button", { name: "Log in" }).click();
  await expectTwo(logIn(page));

  await page.goto("/help");
  await hydrated(page);
  await openSignUp(page);
  await expectTwo(signUp(page));
  await signUp(page).getByRole("button", { name: "Clear" }).click();
  await expect(signUp(page)).toContainText("Free, and no card needed");
  expect(await storedPlans(page)).toBeNull();
});

async function sendToSales(page: Page, email: string): Promise<void> {
  const sales = dialog(page, "Contact Sales");
  await expect(sales.getByLabel("Message")).toHaveValue(
    `I would like to start with: Email Pro, SMS Pro. Together ${bothPro} per month.`,
  );
  await sales.getByLabel("Your name").fill("Ruth Marlow");
  await sales.getByLabel("Business").fill("Marlow Bakery");
  await sales.getByLabel("Email").fill(email);
  await sales.getByRole("button", { name: "Send to sales" }).click();
  await expect(sales).toContainText("Thanks, we got your message.");
  expect(await storedPlans(page)).not.toBeNull();
  await sales.getByRole("button", { name: "Close" }).click();
  await expect(sales).toBeHidden();
}

test("D4 D10 after the sign-up email, the status line sends the plans to sales, once @nightly", async ({ page }) => {
  await chooseTwo(page);
  const { email } = await signUpHere(page);
  await page.goto((await receivedMail(email, `Confirm your ${site.name} account`, getDataDirectory("spec"))).link);
  await banner(page).getByRole("link", { name: signedIn.toSales }).click();
  await sendToSales(page, email);
  await expect(page).toHaveURL("/how-to-buy");
  expect(await storedPlans(page)).toBeNull();
});

test.describe("in live", () => {
  test.use({ siteName: "live" });

  test("D4 P6 the plans are in the email's address, in the account in another browser, and used up by contacting sales @nightly", async ({
    page,
    browser,
  }) => {
    await chooseTwo(page);
    await expectTwo(signUp(page));
    const { email, address, body } = await signUpHere(page);
    expect(new URL(address.searchParams.get("redirect_to") ?? "").search).toBe(
      "?plans=email-marketing.pro,sms-marketing.pro",
    );
    expect(body).toMatchObject({ data: {} });
    expect(JSON.stringify(body)).not.toMatch(/marketing/);

    const { link } = await receivedMail(email, `Confirm your ${site.name} account`);
    const context = await browser.newContext({ baseURL: siteAddress("live"), reducedMotion: "reduce" });
    const other = await context.newPage();
    await other.goto(link);
    await pressLink(other);
    await main(other).getByRole("button", { name: "Log In" }).click();
    await expectTwo(logIn(other));
    await submitLogIn(other, email, password);
    await expect(logIn(other)).toBeHidden();
    await other.goto("/account");
    await expect(plansSection(other)).toContainText(`${bothPro} per month in all`);
    await expect(plansSection(other).getByRole("listitem")).toHaveText([
      new RegExp(`Email marketing.*Pro, ${RegExp.escape(pro.price)}`),
      new RegExp(`SMS marketing.*Pro, ${RegExp.escape(pro.price)}`),
    ]);

    await plansSection(other).getByRole("button", { name: "Ask sales to start" }).click();
    await sendToSales(other, email);
    await expect(main(other)).toContainText("Sales has your message.");
    await expect(plansSection(other)).toHaveCount(0);
    expect(await storedPlans(other)).toBeNull();
    await context.close();
  });

  test("D4 an address can neither change what this browser stores nor make it store an invalid plan @nightly", async ({
    page,
  }) => {
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
