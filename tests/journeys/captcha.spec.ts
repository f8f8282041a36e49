import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page, Request } from "@playwright/test";
import type { RunningSite } from "#scripts/start-site.ts";
import { startWithCaptcha } from "./captcha-server.ts";
import { standInForProviders } from "./captcha-stand-in.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const password = "four loaves and a bun";
const newEmail = () => `captcha-${crypto.randomUUID()}@marlow-bakery.example`;

const logIn = (page: Page) => page.getByRole("dialog", { name: "Welcome Back" });
const signUp = (page: Page) => page.getByRole("dialog", { name: "Create Your Account" });
const check = (page: Page) => page.getByRole("dialog").getByRole("group", { name: "Security check" });
const banner = (page: Page, name: string) => page.getByRole("banner").getByRole("button", { name });

function calls(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(path)) found.push(request);
  });
  return found;
}

const tokenOf = (request: Request | undefined): unknown => request?.postDataJSON()?.gotrue_meta_security?.captcha_token;

async function fillSignUp(page: Page, email: string, secret = password): Promise<void> {
  await signUp(page).getByLabel("Email").fill(email);
  await signUp(page).getByLabel("Password", { exact: true }).fill(secret);
  await signUp(page).getByLabel("Confirm password").fill(secret);
  await signUp(page).getByRole("checkbox").check();
}

// One server for the tests of a provider, so they stay in one process.
test.describe.configure({ mode: "default" });

for (const provider of ["turnstile", "hcaptcha"] as const) {
  test.describe(`S7.3 with ${provider}`, () => {
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

    test("nothing is asked of the provider before a dialog opens; then its token travels", async ({
      page,
      context,
    }) => {
      const standIn = await standInForProviders(context);
      const signUps = calls(page, "/auth/v1/signup");
      const signIns = calls(page, "/auth/v1/token");
      await page.goto(`${site.url}/help`);
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
    });

    if (provider === "turnstile") describeTurnstile(() => site.url);
  });
}

/** Tests that do not depend on the provider, which run with only one of the two. */
function describeTurnstile(url: () => string): void {
  test("a token that the provider does not vouch for is refused, in the server's words, in both dialogs", async ({
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
}

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
