import type { Page } from "@playwright/test";
import { storageKeys } from "#shared/page-names.ts";
import {
  accountSection,
  banner,
  dialog,
  fillLogIn,
  main,
  newEmail,
  password,
  receivedMail,
} from "./account-visitor.ts";
import { expect, hydrated, siteAddress, test } from "./fixtures.ts";

const signUpDialog = (page: Page) => dialog(page, "Create Your Account");
const logInDialog = (page: Page) => dialog(page, "Welcome Back");
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.plans);
const plansSection = (page: Page) => accountSection(page, "Your plans");

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

test("D4 what the calculator works out is named in sign-up, at sign-in and on later pages, until it is forgotten", async ({
  page,
}) => {
  await chooseTwo(page);
  await expectTwo(signUpDialog(page));
  expect(await kept(page)).toBe("email-marketing.pro,sms-marketing.pro");
  await signUpDialog(page).getByRole("button", { name: "Log in" }).click();
  await expectTwo(logInDialog(page));

  await page.goto("/help");
  await hydrated(page);
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  await expectTwo(signUpDialog(page));
  await signUpDialog(page).getByRole("button", { name: "Clear" }).click();
  await expect(signUpDialog(page)).toContainText("Free, and no card needed");
  expect(await kept(page)).toBeNull();
});

test.describe("in live", () => {
  test.use({ siteName: "live" });

  test("D4 P6 the plans are in the email's address, on the account of another browser, and used up by asking sales", async ({
    page,
    browser,
  }) => {
    await chooseTwo(page);
    await expectTwo(signUpDialog(page));
    const { email, address, body } = await signUpHere(page);
    expect(new URL(address.searchParams.get("redirect_to") ?? "").search).toBe(
      "?plans=email-marketing.pro,sms-marketing.pro",
    );
    expect(body).toMatchObject({ data: {} });
    expect(JSON.stringify(body)).not.toMatch(/marketing/);

    const { link } = await receivedMail(email, "Confirm your Larkpost account");
    const context = await browser.newContext({ baseURL: siteAddress("live"), reducedMotion: "reduce" });
    const other = await context.newPage();
    await other.goto(link);
    await main(other).getByRole("button", { name: "Log In" }).click();
    await expectTwo(logInDialog(other));
    await fillLogIn(other, email, password);
    await expect(logInDialog(other)).toBeHidden();
    await other.goto("/account");
    await expect(plansSection(other)).toContainText("$398 per month in all");
    await expect(plansSection(other).getByRole("listitem")).toHaveText([
      /Email marketing.*Pro, \$199/,
      /SMS marketing.*Pro, \$199/,
    ]);

    await plansSection(other).getByRole("button", { name: "Ask sales to start" }).click();
    const sales = dialog(other, "Contact Sales");
    await expect(sales.getByLabel("Message")).toHaveValue(
      "I would like to start with: Email Pro, SMS Pro. Together $398 per month.",
    );
    await sales.getByLabel("Your name").fill("Ruth Marlow");
    await sales.getByLabel("Business").fill("Marlow Bakery");
    await sales.getByLabel("Email").fill(email);
    await sales.getByRole("button", { name: "Send to sales" }).click();
    await expect(sales).toContainText("Thanks, we got your message.");
    expect(await kept(other)).not.toBeNull();
    await sales.getByRole("button", { name: "Close" }).click();
    await expect(main(other)).toContainText("Sales has your message.");
    await expect(plansSection(other)).toHaveCount(0);
    expect(await kept(other)).toBeNull();
    await context.close();
  });
});
