import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expect, hydrated, siteAddress } from "./fixtures.ts";

export const password = "four loaves and a bun";
export const otherPassword = "eleven jars of plum jam";
let visitors = 0;
export const newEmail = () => `ruth-${process.pid}-${Date.now()}-${visitors++}@marlow-bakery.example`;

export const banner = (page: Page) => page.getByRole("banner");
export const main = (page: Page) => page.getByRole("main");
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** A box of the account page. */
export const counter = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The links and codes of the letters to a mailbox, the latest last. */
async function lettersTo(email: string): Promise<{ subject: string; link: string; code: string }[]> {
  const folder = path.join(process.env.DATA_DIR_LIVE ?? "", "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return letters
    .filter((letter) => letter.includes(`To: ${email}`))
    .map((letter) => {
      const text = letter.replaceAll("=\r\n", "").replaceAll("=3D", "=");
      return {
        subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "",
        link: /(https?:\/\/\S+\/auth\/v1\/verify\?\S+)/.exec(text)?.[1] ?? "",
        code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "",
      };
    });
}

export async function letter(email: string, subject: string): Promise<{ link: string; code: string }> {
  const find = async () => (await lettersTo(email)).findLast((candidate) => candidate.subject === subject);
  await expect.poll(find, { message: `a letter to ${email}: ${subject}` }).toBeDefined();
  return (await find()) ?? { link: "", code: "" };
}

export async function signUp(page: Page): Promise<string> {
  const email = newEmail();
  await page.goto("/help");
  await banner(page).getByRole("button", { name: "Try Free" }).click();
  const form = dialog(page, "Create Your Account");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByLabel("Confirm password").fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(form).toBeHidden();
  return email;
}

export async function fillLogIn(page: Page, email: string, secret: string): Promise<void> {
  const form = dialog(page, "Welcome Back");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill(secret);
  await form.getByRole("button", { name: "Log In" }).click();
}

/** Asks the account page to let somebody in. Hydration lets the cookie label come up, which must not come between. */
export async function askToLogIn(page: Page): Promise<void> {
  await hydrated(page);
  await main(page).getByRole("button", { name: "Log In" }).click();
  await expect(dialog(page, "Welcome Back")).toBeVisible();
}

/** Opens the account page of a new account. */
export async function enter(page: Page): Promise<string> {
  const email = await signUp(page);
  await page.goto("/account");
  await askToLogIn(page);
  await fillLogIn(page, email, password);
  await expect(counter(page, "Email")).toContainText(email);
  return email;
}

/** Signs in on another device and stays on its account page. */
export async function otherDevice(browser: Browser, email: string, secret = password): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteAddress("live"), reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/account");
  await askToLogIn(page);
  await fillLogIn(page, email, secret);
  return page;
}

/** A code that was not used before: each counts once, and the next half minute's is accepted already. */
function codes(secret: string): () => string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let ahead = -1;
  return () => {
    ahead += 1;
    return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
  };
}

export async function turnOnTwoSteps(page: Page): Promise<() => string> {
  const twoSteps = counter(page, "Two-step sign-in");
  await twoSteps.getByRole("button", { name: "Set up an app" }).click();
  await expect(twoSteps.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = (await twoSteps.locator("code").textContent()) ?? "";
  const nextCode = codes(secret.replaceAll(" ", ""));
  await twoSteps.getByLabel("Code from your app").fill(nextCode());
  await twoSteps.getByRole("button", { name: "Turn it on" }).click();
  await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is on.");
  return nextCode;
}
