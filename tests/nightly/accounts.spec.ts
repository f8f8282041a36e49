import type { Page } from "@playwright/test";
import { expect, test } from "#tests/journeys/fixtures.ts";

const password = "four loaves and a bun";
let visitors = 0;
const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

const logIn = (page: Page) => page.getByRole("dialog", { name: "Welcome Back" });
const signUp = (page: Page) => page.getByRole("dialog", { name: "Create Your Account" });

async function openLogIn(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page)).toBeVisible();
}

async function openSignUp(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Try Free" }).click();
  await expect(signUp(page)).toBeVisible();
}

interface SignUp {
  email?: string;
  confirmation?: string;
}

async function fillSignUp(page: Page, { email = newEmail(), confirmation = password }: SignUp = {}): Promise<string> {
  await signUp(page).getByLabel("Email").fill(email);
  await signUp(page).getByLabel("Password", { exact: true }).fill(password);
  await signUp(page).getByLabel("Confirm password").fill(confirmation);
  await signUp(page).getByRole("checkbox").check();
  return email;
}

async function createAccount(page: Page): Promise<string> {
  await openSignUp(page);
  const email = await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page)).toBeHidden();
  return email;
}

async function submitLogIn(page: Page, email: string, secret: string): Promise<void> {
  await logIn(page).getByLabel("Email").fill(email);
  await logIn(page).getByLabel("Password").fill(secret);
  await logIn(page).getByRole("button", { name: "Log In" }).click();
}

test.beforeEach(async ({ page }) => {
  await page.goto("/help");
});

test("D10 who is signed in stands below the message of the sign-up, however many lines that has", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const email = await createAccount(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await openLogIn(page);
  await submitLogIn(page, email, password);
  const status = page.getByRole("status").filter({ hasText: `Signed in as ${email}` });
  await expect(status).toBeVisible();
  const [message, tab] = await Promise.all([page.getByRole("alert").boundingBox(), status.boundingBox()]);
  expect(tab?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0));
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(`Signed in as ${email}`);
});
