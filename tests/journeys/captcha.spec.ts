import { fillSignUp, logIn, newEmail, openLogIn, password, signUp, submitLogIn } from "./account-visitor.ts";
import { standInForProviders } from "./captcha-stand-in.ts";
import { check, testsWithCaptcha } from "./captcha-visitor.ts";
import { expect, hydrated, test as testWithoutCaptcha } from "./fixtures.ts";

const test = testsWithCaptcha("turnstile");

// The tests share one server, so they run in one process.
test.describe.configure({ mode: "default" });

test("S7.3 a token that the provider rejects is refused with the server's message, in both dialogs @nightly", async ({
  page,
  context,
}) => {
  await standInForProviders(context, "bad");
  await page.goto("/help");
  await openLogIn(page);
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  await submitLogIn(page, newEmail(), password);
  const refusal = "captcha protection: request disallowed (invalid-input-response)";
  await expect(logIn(page).getByRole("alert")).toHaveText(refusal);
  await logIn(page).getByRole("button", { name: "Create an account" }).click();
  await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
  await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page).getByRole("alert")).toHaveText(refusal);
  await expect(signUp(page)).toBeVisible();
});

testWithoutCaptcha(
  "without a captcha nothing of one is there or loads, and the policy allows no frame",
  async ({ page, context }) => {
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
    await expect(check(page)).toHaveCount(0);
    expect(standIn.requests).toEqual([]);
    await expect(page.locator("script[src*='captcha'], script[src*='turnstile'], iframe")).toHaveCount(0);
  },
);
