import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { emailLink } from "#words/callback-status.ts";
import { expect, hydrated, siteAddress } from "./fixtures.ts";
import { emailTo } from "./outbox.ts";

export const password = "four loaves and a bun";
export const otherPassword = "eleven jars of plum jam";
let visitors = 0;
export const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

export const banner = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
export const logIn = (page: Page) => dialog(page, "Welcome Back");
export const signUp = (page: Page) => dialog(page, "Create Your Account");
export const accountSection = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

export async function receivedMail(
  email: string,
  subject: string,
  dataDirectory?: string,
): Promise<{ link: string; code: string }> {
  const text = await emailTo(email, subject, dataDirectory);
  return {
    link: /(https?:\/\/\S+#token=\S+)/.exec(text)?.[1] ?? "",
    code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "",
  };
}

/** A page opened from an email doesn't use the link's token until a button is pressed. */
export const asksToPress = (page: Page) =>
  expect(page.getByRole("button", { name: emailLink.use, exact: true })).toBeVisible();

export const pressLink = (page: Page) => page.getByRole("button", { name: emailLink.use, exact: true }).click();

export async function openLogIn(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page)).toBeVisible();
}

export async function openSignUp(page: Page): Promise<void> {
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  await expect(signUp(page)).toBeVisible();
}

export async function fillSignUp(page: Page, email = newEmail(), secret = password): Promise<string> {
  await signUp(page).getByLabel("Email").fill(email);
  await signUp(page).getByLabel("Password", { exact: true }).fill(secret);
  await signUp(page).getByLabel("Confirm password").fill(secret);
  await signUp(page).getByRole("checkbox").check();
  return email;
}

/** Uses the dialog, so the emailed link signs in this browser. @param site origin of a separate server */
export async function createAccount(
  page: Page,
  { email = newEmail(), secret = password, site = "" } = {},
): Promise<string> {
  await page.goto(`${site}/help`);
  await openSignUp(page);
  await fillSignUp(page, email, secret);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page)).toBeHidden();
  return email;
}

export async function addAccount({ request }: Page, site = ""): Promise<string> {
  const email = newEmail();
  const answer = await request.post(`${site}/auth/v1/signup`, { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return email;
}

export async function storedSession({ request }: Page, email: string): Promise<string> {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  expect(answer.ok()).toBe(true);
  return answer.text();
}

/** Returns another account's session as a URL fragment, which anybody could put in a link. */
export async function strangersFragment(page: Page): Promise<string> {
  const email = await addAccount(page);
  const answer = await page.request.post("/auth/v1/token?grant_type=password", { data: { email, password } });
  const { access_token, refresh_token, expires_in, expires_at } = await answer.json();
  return `#${new URLSearchParams({ access_token, refresh_token, expires_in, expires_at, token_type: "bearer" })}`;
}

export async function submitLogIn(page: Page, email: string, secret: string): Promise<void> {
  await logIn(page).getByLabel("Email").fill(email);
  await logIn(page).getByLabel("Password").fill(secret);
  await logIn(page).getByRole("button", { name: "Log In" }).click();
}

export async function requestPasswordReset(page: Page, email: string): Promise<void> {
  await openLogIn(page);
  await logIn(page).getByRole("button", { name: "Forgot your password?" }).click();
  const forgotten = dialog(page, "Reset your password");
  await forgotten.getByLabel("Email").fill(email);
  await forgotten.getByRole("button", { name: "Send the email" }).click();
  await expect(forgotten.getByRole("status")).toContainText("Check your email.");
}

/** Waits for hydration, because the cookie notice opens then and could cover the button. */
export async function askToLogIn(page: Page): Promise<void> {
  await hydrated(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page)).toBeVisible();
}

/** @returns the email address of a new account */
export async function enter(page: Page, site = ""): Promise<string> {
  const email = await addAccount(page, site);
  await page.goto(`${site}/account`);
  await askToLogIn(page);
  await submitLogIn(page, email, password);
  await expect(accountSection(page, "Email")).toContainText(email);
  return email;
}

export async function otherDevice(browser: Browser, email: string, site = siteAddress("live")): Promise<Page> {
  const context = await browser.newContext({ baseURL: site, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/account");
  await askToLogIn(page);
  await submitLogIn(page, email, password);
  return page;
}

/** Each call returns a new code, because a code works only once. The server also accepts the next 30-second step. */
function codes(secret: string, now: () => number): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let ahead = -1;
  return () => {
    ahead += 1;
    return totp.generate({ timestamp: now() + ahead * 30_000 });
  };
}

export const inDigitsFrom = (zero: string, code: string): string =>
  code.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));

/** @param now milliseconds on the server's clock */
export async function turnOnTwoSteps(page: Page, now = Date.now): Promise<() => string> {
  const twoSteps = accountSection(page, "Two-step sign-in");
  await twoSteps.getByRole("button", { name: "Set up an app" }).click();
  await expect(twoSteps.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await twoSteps.locator("code").textContent()) ?? "";
  // A phone can't scan its screen, so there is a link too.
  const inApp = (await twoSteps.getByRole("link", { name: "Open in your app" }).getAttribute("href")) ?? "";
  expect(new URL(inApp).searchParams.get("secret")).toBe(secret.replaceAll(" ", ""));
  await twoSteps.getByRole("button", { name: "Copy the key" }).click();
  await expect(twoSteps.getByRole("status").filter({ hasText: /copied|copy it/ })).toBeVisible();
  const nextCode = codes(secret.replaceAll(" ", ""), now);
  await twoSteps.getByLabel("Code from your app").fill(inDigitsFrom("۰", nextCode()));
  await twoSteps.getByRole("button", { name: "Turn it on" }).click();
  await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is on.");
  return nextCode;
}
