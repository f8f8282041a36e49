import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { startSite } from "#scripts/start-site.ts";
import { fillSignUp, logIn, openLogIn, openSignUp, password, signUp, submitLogIn } from "./account-visitor.ts";
import { standInForProviders } from "./captcha-stand-in.ts";
import { expect, hydrated, siteAddress } from "./fixtures.ts";
import { testsOn } from "./own-site.ts";

const verdicts = pathToFileURL(path.join(import.meta.dirname, "captcha-verdicts.ts")).href;

export type Provider = "turnstile" | "hcaptcha";

export const check = (page: Page) => page.getByRole("dialog").getByRole("group", { name: "Security check" });

export function calls(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(path)) found.push(request);
  });
  return found;
}

export const readToken = (request: Request | undefined): unknown =>
  request?.postDataJSON()?.gotrue_meta_security?.captcha_token;

/**
 * With Turnstile the server stores accounts and verifies tokens. With hCaptcha a hosted project stores the accounts, so
 * no database starts and no token is verified; packages/backend/auth/rate-limits.test.ts covers that verification.
 */
export const testsWithCaptcha = (provider: Provider) =>
  testsOn(() =>
    startSite({
      SITE_PROFILE: "live",
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: "site-key",
      ...(provider === "turnstile"
        ? { CAPTCHA_SECRET: "captcha secret", RATE_LIMIT_SCALE: "1000", NODE_OPTIONS: `--import=${verdicts}` }
        : { SUPABASE_URL: siteAddress("spec"), SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" }),
    }),
  );

/** No provider request before a dialog opens; then one token per call. */
export async function expectTokensToTravel(page: Page, context: BrowserContext, provider: Provider): Promise<void> {
  const standIn = await standInForProviders(context);
  const signUps = calls(page, "/auth/v1/signup");
  const signIns = calls(page, "/auth/v1/token");
  await page.goto("/help");
  await hydrated(page, "body");
  await page.waitForLoadState("networkidle");
  expect(standIn.requests).toEqual([]);

  await openSignUp(page);
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  // hCaptcha's puzzle is inside the dialog: below a modal dialog nobody could reach it.
  expect(standIn.requests.at(-1)).toMatch(provider === "hcaptcha" ? /&puzzle=sign-up$/ : /&puzzle=$/);
  const email = await fillSignUp(page);
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

  await openLogIn(page);
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  await submitLogIn(page, email, password);
  await expect(logIn(page)).toBeHidden();
  expect(readToken(signIns[0])).toMatch(/^good-/);
  expect(readToken(signIns[0])).not.toBe(readToken(signUps[0]));
  expect(standIn.requests.filter((address) => address.includes("/api.js"))).toHaveLength(1);
}
