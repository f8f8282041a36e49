import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page, Request } from "@playwright/test";
import type { RunningSite } from "#scripts/start-site.ts";
import { type Provider, startWithCaptcha } from "./captcha-server.ts";
import { standInForProviders } from "./captcha-stand-in.ts";
import { expect, hydrated, test } from "./fixtures.ts";

export const password = "four loaves and a bun";
export const newEmail = () => `captcha-${crypto.randomUUID()}@marlow-bakery.example`;

export const logIn = (page: Page) => page.getByRole("dialog", { name: "Welcome Back" });
export const signUp = (page: Page) => page.getByRole("dialog", { name: "Create Your Account" });
export const check = (page: Page) => page.getByRole("dialog").getByRole("group", { name: "Security check" });
export const banner = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });

export function calls(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(path)) found.push(request);
  });
  return found;
}

export const tokenOf = (request: Request | undefined): unknown =>
  request?.postDataJSON()?.gotrue_meta_security?.captcha_token;

export async function fillSignUp(page: Page, email: string, secret = password): Promise<void> {
  await signUp(page).getByLabel("Email").fill(email);
  await signUp(page).getByLabel("Password", { exact: true }).fill(secret);
  await signUp(page).getByLabel("Confirm password").fill(secret);
  await signUp(page).getByRole("checkbox").check();
}

/** Starts one server for the tests of a group, and returns what gives its address. */
export function serveWithCaptcha(provider: Provider): () => string {
  let folder: string;
  let site: RunningSite;
  test.beforeAll(async () => {
    // A new database on a busy machine.
    test.setTimeout(150_000);
    folder = await mkdtemp(path.join(tmpdir(), "larkpost-captcha-"));
    site = await startWithCaptcha(provider, folder);
  });
  test.afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return () => site.url;
}

/** Nothing is requested from the provider before a dialog opens; then each call has a token of its own. */
export async function expectTokensToTravel(
  page: Page,
  context: BrowserContext,
  url: string,
  provider: Provider,
): Promise<void> {
  const standIn = await standInForProviders(context);
  const signUps = calls(page, "/auth/v1/signup");
  const signIns = calls(page, "/auth/v1/token");
  await page.goto(`${url}/help`);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(standIn.requests).toEqual([]);

  await banner(page, "Try Free").click();
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  // hCaptcha's puzzle is in the dialog: below a modal dialog it could not be used.
  expect(standIn.requests.at(-1)).toMatch(provider === "hcaptcha" ? /&puzzle=sign-up$/ : /&puzzle=$/);
  const email = newEmail();
  await fillSignUp(page, email);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Sign up successful!" })).toBeVisible();
  expect(signUps[0]?.postDataJSON()).toEqual({
    email,
    password,
    data: {},
    gotrue_meta_security: { captcha_token: expect.stringMatching(/^good-/) },
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "s256",
  });
  await expect(page.locator("iframe")).toHaveCount(0);

  await banner(page, "Log In").click();
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  await logIn(page).getByLabel("Email").fill(email);
  await logIn(page).getByLabel("Password").fill(password);
  await logIn(page).getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page)).toBeHidden();
  expect(tokenOf(signIns[0])).toMatch(/^good-/);
  expect(tokenOf(signIns[0])).not.toBe(tokenOf(signUps[0]));
  expect(standIn.requests.filter((address) => address.includes("/api.js"))).toHaveLength(1);
}
