import {
  fillSignUp,
  logIn,
  newEmail,
  openLogIn,
  openSignUp,
  password,
  signUp,
  submitLogIn,
} from "#tests/journeys/account-visitor.ts";
import { standInForProviders } from "#tests/journeys/captcha-stand-in.ts";
import { expect, hydrated, siteAddress } from "#tests/journeys/fixtures.ts";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page, Request } from "@playwright/test";
import { startSite } from "#scripts/start-site.ts";
import { testsOn } from "../journeys/own-site.ts";

const onTurnstile = testsWithCaptcha("turnstile");

// A provider's tests share one server, so they run in one process.
onTurnstile.describe.configure({ mode: "default" });

for (const provider of ["turnstile", "hcaptcha"] as const) {
  const test = provider === "turnstile" ? onTurnstile : testsWithCaptcha(provider);
  test.describe(`S7.3 with ${provider}`, () => {
    test("the provider is contacted only after a dialog opens, then its token is sent", async ({ page, context }) => {
      const standIn = await standInForProviders(context);
      const signUps = calls(page, "/auth/v1/signup");
      const signIns = calls(page, "/auth/v1/token");
      await page.goto("/help");
      await hydrated(page, "body");
      await page.waitForLoadState("networkidle");
      expect(standIn.requests).toEqual([]);

      await openSignUp(page);
      await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
      // hCaptcha's puzzle is inside the dialog, because elsewhere the modal dialog would make it inert.
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
    });

    test("an expired token is not sent", async ({ page, context }) => {
      const standIn = await standInForProviders(context);
      const signIns = calls(page, "/auth/v1/token");
      await page.goto("/help");
      await openLogIn(page);
      await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
      standIn.mode = "patient";
      await page.evaluate("endTokens()");
      await expect(check(page).getByRole("status")).toHaveText(
        provider === "turnstile" ? "" : "The security check expired. Please complete it again.",
      );
      await submitLogIn(page, newEmail(), password);
      await expect(check(page).getByRole("alert")).toContainText("not finished yet");
      await expect(check(page)).toBeFocused();
      expect(signIns).toEqual([]);
    });

    if (provider === "turnstile") describeTurnstile(test);
  });
}

/** These tests don't depend on the provider, so they run with only one. */
function describeTurnstile(test: typeof onTurnstile): void {
  test("P6 an email request in the dialog includes a token; on the pages a button leads there", async ({
    page,
    context,
  }) => {
    const standIn = await standInForProviders(context);
    const recoveries = calls(page, "/auth/v1/recover");
    for (const [address, button, dialog] of [
      ["/confirm", "Open the sign-up form", signUp(page)],
      ["/set-password", "Open the login form", logIn(page)],
    ] as const) {
      await page.goto(address);
      await hydrated(page, "body");
      await expect(page.getByRole("main").getByRole("button", { name: button })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(standIn.requests).toEqual([]);
      await page.getByRole("main").getByRole("button", { name: button }).click();
      await expect(dialog).toBeVisible();
      await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
      standIn.requests.length = 0;
    }
    await logIn(page).getByRole("button", { name: "Forgot your password?" }).click();
    await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
    await page.getByRole("dialog").getByLabel("Email").fill(newEmail());
    await page.getByRole("dialog").getByRole("button", { name: "Send the email" }).click();
    await expect(page.getByRole("dialog").getByText("is on its way")).toBeVisible();
    expect(readToken(recoveries[0])).toMatch(/^good-/);
  });

  test("P2 P3 P6 a page's forms load the check once they are used, and send its token", async ({ page, context }) => {
    const standIn = await standInForProviders(context);
    const receipts = calls(page, "/privacy/v1/requests");
    const subscriptions = calls(page, "/newsletter");
    await page.goto("/privacy-receipt");
    await hydrated(page, "body");
    await page.waitForLoadState("networkidle");
    expect(standIn.requests).toEqual([]);
    for (const { place, field, value, button, sent } of [
      { place: "main", field: "Email", value: newEmail(), button: "Email me a link", sent: "Check your inbox" },
      {
        place: "contentinfo",
        field: "Email newsletter",
        value: newEmail(),
        button: "Subscribe",
        sent: "Check your inbox",
      },
      {
        place: "contentinfo",
        field: "Updates by text",
        value: "+14155550123",
        button: "Text me",
        sent: "You’re signed up for texts",
      },
    ] as const) {
      const part = page.getByRole(place);
      await part.getByLabel(field, { exact: true }).fill(value);
      await expect(part.getByRole("group", { name: "Security check" }).getByRole("status")).toHaveText(
        "The security check is done.",
      );
      await part.getByRole("button", { name: button }).click();
      await expect(part.getByText(sent)).toBeVisible();
      await expect(part.getByRole("group", { name: "Security check" })).toHaveCount(0);
    }
    expect(receipts[0]?.postDataJSON().captcha_token).toMatch(/^good-/);
    const tokens = subscriptions.map((request) => new URLSearchParams(request.postData() ?? "").get("captcha_token"));
    expect(tokens).toEqual([expect.stringMatching(/^good-/), expect.stringMatching(/^good-/)]);
  });

  test("a form waits for a check that the visitor has to pass, and says so", async ({ page, context }) => {
    const standIn = await standInForProviders(context);
    standIn.mode = "patient";
    const signUps = calls(page, "/auth/v1/signup");
    await page.goto("/help");
    await openSignUp(page);
    await expect(check(page)).toBeVisible();
    await fillSignUp(page);
    await signUp(page).getByRole("button", { name: "Create account" }).click();
    await expect(check(page).getByRole("alert")).toHaveText(
      "The security check is not finished yet. Finish it, then submit the form again.",
    );
    await expect(check(page)).toBeFocused();
    await expect(check(page)).toHaveAccessibleDescription(/not finished yet/);
    expect(signUps).toEqual([]);
    await page.frameLocator("iframe").getByRole("button", { name: "I am a person" }).click();
    await expect(check(page).getByRole("alert")).toHaveCount(0);
    await signUp(page).getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Sign up successful!" })).toBeVisible();
  });

  test("the widget follows the dark theme in a dialog opened before the scripts came", async ({ page, context }) => {
    const standIn = await standInForProviders(context);
    const { promise: opened, resolve: letScriptsCome } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, (route) => opened.then(() => route.continue()));
    // Frames and the initial empty page have no port and no storage.
    await context.addInitScript(() => {
      if (location.port) localStorage.setItem("larkpost-theme", "dark");
    });
    // Scripts requested before `load` delay it, so don't wait for `load`.
    await page.goto("/help", { waitUntil: "domcontentloaded" });
    await openLogIn(page);
    await expect(logIn(page)).toBeVisible();
    await expect(check(page)).toHaveCount(0);
    letScriptsCome();
    await expect(check(page).getByRole("status")).toHaveText("The security check is done.");
    expect(standIn.requests.filter((address) => address.includes("/frame"))).toEqual([
      expect.stringContaining("theme=dark&sitekey=site-key"),
    ]);
  });

  test("S7.3 a token that the provider rejects is refused with the server's message, in both dialogs", async ({
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
}

const verdicts = pathToFileURL(path.join(import.meta.dirname, "captcha-verdicts.ts")).href;

type Provider = "turnstile" | "hcaptcha";

const check = (page: Page) => page.getByRole("dialog").getByRole("group", { name: "Security check" });

function calls(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes(path)) found.push(request);
  });
  return found;
}

const readToken = (request: Request | undefined): unknown =>
  request?.postDataJSON()?.gotrue_meta_security?.captcha_token;

/** With hCaptcha, a hosted project stores the accounts, so the server verifies no tokens. */
function testsWithCaptcha(provider: Provider) {
  return testsOn(() =>
    startSite({
      SITE_PROFILE: "live",
      CAPTCHA_PROVIDER: provider,
      CAPTCHA_SITE_KEY: "site-key",
      ...(provider === "turnstile"
        ? { CAPTCHA_SECRET: "captcha secret", RATE_LIMIT_SCALE: "1000", NODE_OPTIONS: `--import=${verdicts}` }
        : { SUPABASE_URL: siteAddress("spec"), SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded" }),
    }),
  );
}
