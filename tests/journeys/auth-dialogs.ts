import type { Page } from "@playwright/test";
import { newEmail, password } from "./account-visitor.ts";
import { expect } from "./fixtures.ts";

export const logIn = (page: Page) => page.getByRole("dialog", { name: "Welcome Back" });
export const signUp = (page: Page) => page.getByRole("dialog", { name: "Create Your Account" });

export async function openLogIn(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page)).toBeVisible();
}

export async function openSignUp(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Try Free" }).click();
  await expect(signUp(page)).toBeVisible();
}

interface SignUp {
  email?: string;
  confirmation?: string;
}

export async function fillSignUp(
  page: Page,
  { email = newEmail(), confirmation = password }: SignUp = {},
): Promise<string> {
  await signUp(page).getByLabel("Email").fill(email);
  await signUp(page).getByLabel("Password", { exact: true }).fill(password);
  await signUp(page).getByLabel("Confirm password").fill(confirmation);
  await signUp(page).getByRole("checkbox").check();
  return email;
}

export async function createAccount(page: Page): Promise<string> {
  await openSignUp(page);
  const email = await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page)).toBeHidden();
  return email;
}

export async function submitLogIn(page: Page, email: string, secret: string): Promise<void> {
  await logIn(page).getByLabel("Email").fill(email);
  await logIn(page).getByLabel("Password").fill(secret);
  await logIn(page).getByRole("button", { name: "Log In" }).click();
}
