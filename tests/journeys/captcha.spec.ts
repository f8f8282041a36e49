import { logIn, openLogIn, signUp } from "./account-visitor.ts";
import { standInForProviders } from "./captcha-stand-in.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("without a captcha, pages load nothing for one, and the policy allows no frame", async ({ page, context }) => {
  const standIn = await standInForProviders(context);
  const response = await page.goto("/help");
  expect(response?.headers()["content-security-policy"]).not.toMatch(/frame-src|cloudflare|hcaptcha/);
  expect(response?.headers()["cross-origin-embedder-policy"]).toBe("credentialless");
  await hydrated(page, "body");
  await openLogIn(page);
  await expect(logIn(page)).toBeVisible();
  await logIn(page).getByRole("button", { name: "Create an account" }).click();
  await expect(signUp(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("group", { name: "Security check" })).toHaveCount(0);
  expect(standIn.requests).toEqual([]);
  await expect(page.locator("script[src*='captcha'], script[src*='turnstile'], iframe")).toHaveCount(0);
});
