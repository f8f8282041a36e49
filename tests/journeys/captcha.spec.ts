import { standInForProviders } from "./captcha-stand-in.ts";
import {
  banner,
  check,
  expectTokensToTravel,
  fillSignUp,
  logIn,
  newEmail,
  password,
  serveWithCaptcha,
  signUp,
} from "./captcha-visitor.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.describe("with a captcha", () => {
  // One server, so the tests stay in one process.
  test.describe.configure({ mode: "default" });
  const url = serveWithCaptcha("turnstile");

  test("S7.3 nothing is asked of the provider before a dialog opens; then its token travels", async ({
    page,
    context,
  }) => {
    await expectTokensToTravel(page, context, url(), "turnstile");
  });

  test("S7.3 a token that the provider does not vouch for is refused, in the server's words, in both dialogs", async ({
    page,
    context,
  }) => {
    await standInForProviders(context, "bad");
    await page.goto(`${url()}/help`);
    await banner(page, "Log In").click();
    await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
    await logIn(page).getByLabel("Email").fill(newEmail());
    await logIn(page).getByLabel("Password").fill(password);
    await logIn(page).getByRole("button", { name: "Log In" }).click();
    const refusal = "captcha protection: request disallowed (invalid-input-response)";
    await expect(logIn(page).getByRole("alert")).toHaveText(refusal);
    await logIn(page).getByRole("button", { name: "Create an account" }).click();
    await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
    await fillSignUp(page, newEmail());
    await signUp(page).getByRole("button", { name: "Create account" }).click();
    await expect(signUp(page).getByRole("alert")).toHaveText(refusal);
    await expect(signUp(page)).toBeVisible();
  });
});

test("without a captcha nothing of one is there or loads, and the policy allows no frame", async ({
  page,
  context,
}) => {
  const standIn = await standInForProviders(context);
  const response = await page.goto("/help");
  expect(response?.headers()["content-security-policy"]).not.toMatch(/frame-src|cloudflare|hcaptcha/);
  expect(response?.headers()["cross-origin-embedder-policy"]).toBe("credentialless");
  await hydrated(page);
  await banner(page, "Log In").click();
  await expect(logIn(page)).toBeVisible();
  await logIn(page).getByRole("button", { name: "Create an account" }).click();
  await expect(signUp(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(check(page)).toHaveCount(0);
  expect(standIn.requests).toEqual([]);
  await expect(page.locator("script[src*='captcha'], script[src*='turnstile'], iframe")).toHaveCount(0);
});
