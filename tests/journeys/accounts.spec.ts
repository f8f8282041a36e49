import type { Page, Request } from "@playwright/test";
import { authErrors } from "#content/errors.ts";
import { expect, holdBack, hydrated, test } from "./fixtures.ts";
import {
  addAccount,
  banner,
  fillSignUp,
  logIn,
  newEmail,
  openLogIn,
  openSignUp,
  password,
  signUp,
  submitLogIn,
} from "./account-visitor.ts";

function authCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => request.url().includes("/auth/v1/") && calls.push(request));
  return calls;
}

test.beforeEach(async ({ page }) => {
  await page.goto("/help");
});

test("a typed password can be shown, by keyboard too, and the caret stays @nightly", async ({ page }) => {
  await openSignUp(page);
  const field = signUp(page).getByLabel("Password", { exact: true });
  const caret = () => field.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart);
  await field.fill("quiet harbour");
  await field.press("ArrowLeft");
  await signUp(page).getByRole("button", { name: "Show Password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toBeFocused();
  await expect.poll(caret).toBe(12);
  await field.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveAttribute("autocomplete", "new-password");
  await expect.poll(caret).toBe(12);
  await expect(signUp(page).getByRole("button", { name: "Show Confirm password" })).toBeVisible();
});

test("D30 the form says how many characters a password lacks without moving anything, and sends a short one anyway", async ({
  page,
}) => {
  const calls = authCalls(page);
  await openSignUp(page);
  const field = signUp(page).getByLabel("Password", { exact: true });
  const top = () =>
    signUp(page)
      .getByLabel("Confirm password")
      .evaluate((input) => input.getBoundingClientRect().top);
  await expect(field).toHaveAccessibleDescription(/^At least 8 characters\. ?A short/);
  const before = await top();
  await field.pressSequentially("quiet");
  await expect(field).toHaveAccessibleDescription(/8 characters: 3 more\./);
  await expect(signUp(page).getByRole("status")).toHaveText("At least 8 characters: 3 more.");
  await field.pressSequentially("harbor");
  await expect(field).toHaveAccessibleDescription(/8 characters: long enough\./);
  expect(await top()).toBe(before);
  await fillSignUp(page, newEmail(), "quiet");
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect.poll(() => calls.map((call) => call.method())).toContain("POST");
  await expect(signUp(page)).toBeVisible();
});

test("S1.5 the dialogs have titles, trap the focus, close with Escape, return the focus and link to each other", async ({
  page,
}) => {
  await openLogIn(page);
  await expect(logIn(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page).getByRole("button", { name: "Log In" })).toBeFocused();
  await openSignUp(page);
  await expect(signUp(page).getByLabel("Email")).toBeFocused();
  await signUp(page).getByRole("button", { name: "Close" }).click();
  await expect(banner(page).getByRole("button", { name: "Try Free" })).toBeFocused();

  await hydrated(page, "body");
  await openLogIn(page);
  await logIn(page).getByRole("button", { name: "Create an account" }).click();
  await expect(logIn(page)).toBeHidden();
  await expect(signUp(page)).toBeVisible();
  await signUp(page).getByRole("button", { name: "Log in" }).click();
  await expect(signUp(page)).toBeHidden();
  await expect(logIn(page)).toBeVisible();
});

test("S1.5 one dialog replaces the other while its script loads, and the focus returns to the bar @nightly", async ({
  page,
}) => {
  const { release } = await holdBack(page, /\/assets\/(log-in|sign-up)\.island/);
  await openLogIn(page);
  await logIn(page).getByRole("button", { name: "Create an account" }).click();
  await expect(logIn(page)).toBeHidden();
  await expect(signUp(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signUp(page)).toBeHidden();
  await expect(banner(page).getByRole("button", { name: "Log In" })).toBeFocused();
  release();
});

test("S5.1 sign-in requires an e-mail address and a password, and says so next to the fields", async ({ page }) => {
  const calls = authCalls(page);
  await openLogIn(page);
  const email = logIn(page).getByLabel("Email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("required", "");
  await expect(logIn(page).getByLabel("Password")).toHaveAttribute("required", "");
  await logIn(page).getByRole("button", { name: "Log In" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/Email/);
  expect(calls).toEqual([]);
});

test("S5.2 D12 sign-up requires every field and the terms; differing passwords show an alert, and nothing is sent", async ({
  page,
}) => {
  const calls = authCalls(page);
  await openSignUp(page);
  for (const name of ["email", "password", "confirmation", "terms"]) {
    await expect(signUp(page).locator(`[name=${name}]`)).toHaveAttribute("required", "");
  }
  await fillSignUp(page);
  await signUp(page).getByRole("checkbox").uncheck();
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page).getByRole("checkbox")).toBeFocused();
  await signUp(page).getByRole("checkbox").check();
  await signUp(page).getByLabel("Confirm password").fill("three loaves");
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(signUp(page).getByRole("alert")).toHaveText("Passwords don't match");
  await expect(signUp(page).getByLabel("Confirm password")).toHaveAccessibleDescription("Passwords don't match");
  expect(calls).toEqual([]);
});

test("S4.2 S7.3 a sign-up sends the payload, closes the dialog and tells the visitor to look for the email", async ({
  page,
}) => {
  const calls = authCalls(page);
  await openSignUp(page);
  const email = await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("alert")).toHaveText("Sign up successful! Please check your email for confirmation.");
  await expect(signUp(page)).toBeHidden();
  expect(calls.map((call) => `${call.method()} ${new URL(call.url()).pathname}`)).toEqual(["POST /auth/v1/signup"]);
  expect(calls[0]?.postDataJSON()).toMatchObject({
    email,
    password,
    data: {},
    gotrue_meta_security: { captcha_token: "" },
  });
  await page.getByRole("button", { name: "Dismiss message" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("S4.1 S7.1 S7.2 S4.3 D10 a sign-in closes the dialog, requests the user and survives a reload @short", async ({
  page,
}) => {
  const email = await addAccount(page);
  const calls = authCalls(page);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "log" && logged.push(message.text()));
  await openLogIn(page);
  await submitLogIn(page, email, password);
  await expect(logIn(page)).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: `Signed in as ${email}` })).toBeVisible();
  await expect(banner(page).getByRole("button", { name: "Try Free" })).toBeVisible();
  await expect.poll(() => logged).toHaveLength(1);
  const [token, user] = calls;
  expect(`${token?.method()} ${token?.url()}`).toMatch(/^POST .*\/auth\/v1\/token\?grant_type=password$/);
  expect(token?.postDataJSON()).toMatchObject({ email, password });
  expect(`${user?.method()} ${user?.url()}`).toMatch(/^GET .*\/auth\/v1\/user$/);
  expect(user?.headers().authorization).toMatch(/^Bearer ey/);
  expect(logged[0]).toMatch(/^[0-9a-f-]{36}$/);

  await page.reload();
  await expect(banner(page).getByRole("status")).toHaveText(`Signed in as ${email}`);
  await expect.poll(() => logged).toEqual([logged[0], logged[0]]);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toContain("larkpost-session");
  expect(keys.filter((name) => !/^larkpost-session(-.*-code-verifier|-code-verifier)?$/.test(name))).toEqual([]);
});

test("S4.3 a sign-in in one tab appears in another @nightly", async ({ page, context }) => {
  const email = await addAccount(page);
  const other = await context.newPage();
  await other.goto("/help");
  await hydrated(other, "body");
  await openLogIn(page);
  await submitLogIn(page, email, password);
  await expect(other.getByRole("banner").getByRole("status")).toHaveText(`Signed in as ${email}`);
});

test("S4.1 a failed sign-in shows the server's own message in red in the form", async ({ page }) => {
  await openLogIn(page);
  await submitLogIn(page, newEmail(), "wrong");
  const alert = logIn(page).getByRole("alert");
  await expect(alert).toHaveText("Invalid login credentials");
  const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return [];
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test("S8.2 S4.1 the catalog's message appears if a gateway sends none or doesn't answer, and the input stays", async ({
  page,
}) => {
  await page.route("**/auth/v1/token**", (route) => route.fulfill({ status: 504, json: {} }));
  await openLogIn(page);
  await submitLogIn(page, "ruth@marlow-bakery.example", password);
  await expect(logIn(page).getByRole("alert")).toHaveText(authErrors["gateway-timeout"].sentence);
  await page.route("**/auth/v1/token**", (route) => route.abort());
  await logIn(page).getByRole("button", { name: "Log In" }).click();
  await expect(logIn(page).getByRole("alert")).toHaveText(authErrors["no-answer"].sentence);
  await expect(logIn(page).getByLabel("Email")).toHaveValue("ruth@marlow-bakery.example");
});

const weak = {
  code: 422,
  error_code: "weak_password",
  msg: "Too easy to guess.",
  weak_password: { reasons: ["pwned"] },
};

test("P4 a failed sign-up is only logged to the console, and the dialog stays open", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route("**/auth/v1/signup**", (route) => route.fulfill({ status: 422, json: weak }));
  await openSignUp(page);
  await fillSignUp(page);
  await signUp(page).getByRole("button", { name: "Create account" }).click();
  await expect.poll(() => errors.some((text) => text.includes(weak.msg))).toBe(true);
  await expect(signUp(page)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(signUp(page)).not.toContainText(weak.msg);
});

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("P4 live: a failed sign-up shows the reason in the form", async ({ page }) => {
    await page.route("**/auth/v1/signup**", (route) => route.fulfill({ status: 422, json: weak }));
    await openSignUp(page);
    await fillSignUp(page);
    await signUp(page).getByRole("button", { name: "Create account" }).click();
    await expect(signUp(page).getByRole("alert")).toHaveText(weak.msg);
  });

  test("D10 live: the account menu replaces Log In and Try Free, and logs out", async ({ page }) => {
    const email = await addAccount(page);
    await openLogIn(page);
    await submitLogIn(page, email, password);
    await banner(page).getByRole("button", { name: "Your account" }).click();
    await expect(banner(page)).toContainText(email);
    await expect(banner(page).getByRole("button", { name: "Try Free" })).toHaveCount(0);
    await banner(page).getByRole("button", { name: "Log out" }).click();
    await expect(banner(page).getByRole("button", { name: "Try Free" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "You are logged out on this device." })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
  });
});
