import {
  asksToPress,
  requestPasswordReset,
  submitLogIn,
  password,
  banner,
  accountSection,
  dialog,
  logIn,
  pressLink,
  receivedMail,
  main,
  newEmail,
  otherPassword,
  createAccount,
  inDigitsFrom,
  enter,
} from "./account-visitor.ts";
import { expect, test, siteAddress } from "./fixtures.ts";
import { scan } from "./outbox.ts";
import { site } from "#content/brand/site.ts";

test.use({ siteName: "live" });

test("P6 D9 D31 live: the sign-up email, which scanners don't use up, signs in and says so; used again, it offers another @nightly", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  const { link } = await receivedMail(email, `Confirm your ${site.name} account`);
  await scan(browser, link, asksToPress);
  await page.goto(link);
  const note = main(page).getByRole("status").filter({ hasText: "Your address is confirmed." });
  await expect(note).toBeFocused();
  await expect(note).toContainText(`You are signed in as ${email}.`);
  await expect(banner(page).getByRole("button", { name: "Your account" })).toBeVisible();
  await main(page).getByRole("link", { name: "Go to your account" }).click();
  await expect(accountSection(page, "Email")).toContainText(email);

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await pressLink(page);
  await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await expect(page).toHaveURL("/confirm");
  const stranger = newEmail();
  await main(page).getByLabel("Email").fill(stranger);
  await main(page).getByRole("button", { name: "Send a new email" }).click();
  await expect(main(page).getByRole("status")).toContainText("Check your email.");
});

test("P6 D31 live: a forgotten password: the email, its link, which scanners don't use up, weak passwords and a new one", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  await banner(page).getByRole("button", { name: "Log In" }).click();
  await logIn(page).getByRole("button", { name: "Forgot your password?" }).click();
  const forgotten = dialog(page, "Reset your password");
  await expect(forgotten.getByLabel("Email")).toBeFocused();
  await forgotten.getByRole("button", { name: "Send the email" }).click();
  await expect(forgotten.getByLabel("Email")).toHaveAccessibleDescription(/please fill this in/);
  await forgotten.getByLabel("Email").fill(email);
  await forgotten.getByRole("button", { name: "Send the email" }).click();
  await expect(forgotten.getByRole("status")).toContainText("Check your email.");

  const { link } = await receivedMail(email, `Reset your ${site.name} password`);
  await scan(browser, link, asksToPress);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  const field = main(page).getByLabel("New password");
  await field.fill("bun");
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(field).toHaveAccessibleDescription(/Choose a password of at least 8 characters/);
  await expect(field).toBeFocused();
  await field.fill(otherPassword);
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your new password is set.");
  await main(page).getByRole("link", { name: "Go to your account" }).click();
  await expect(accountSection(page, "Email")).toContainText(email);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await pressLink(page);
  await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Send the email" })).toBeVisible();
});

test("P6 live: logging in with an unconfirmed address sends a new email at once @nightly", async ({ page }) => {
  const subject = `Confirm your ${site.name} account`;
  const email = await createAccount(page);
  const first = (await receivedMail(email, subject)).link;
  // D9: the service responds as if it had a mail server.
  const refusal = { code: 400, error_code: "email_not_confirmed", msg: "Email not confirmed" };
  await page.route("**/auth/v1/token?grant_type=password", (route) => route.fulfill({ status: 400, json: refusal }));
  await banner(page).getByRole("button", { name: "Log In" }).click();
  const form = logIn(page);
  await form.getByLabel("Email").fill(`${"a".repeat(250)}@b.example`);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Log In" }).click();
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription(/at most 254 characters/);
  await submitLogIn(page, email, password);
  await expect(form.getByRole("alert")).toHaveText("Email not confirmed");
  await form.getByRole("button", { name: "Send a new email" }).click();
  await expect(form.getByRole("status")).toContainText("Check your email.");
  await expect.poll(async () => (await receivedMail(email, subject)).link).not.toBe(first);
  await page.goto((await receivedMail(email, subject)).link);
  await expect(main(page).getByRole("status")).toContainText(`You are signed in as ${email}.`);
});

test("P6 live: a reset requested after a sign-up works after the sign-up's email, and a used link says so anywhere @nightly", async ({
  page,
}) => {
  const email = await createAccount(page);
  await requestPasswordReset(page, email);
  await page.goto((await receivedMail(email, `Confirm your ${site.name} account`)).link);
  await expect(main(page).getByRole("status")).toContainText(`You are signed in as ${email}.`);
  await page.goto((await receivedMail(email, `Reset your ${site.name} password`)).link);
  await expect(main(page).getByLabel("New password")).toBeVisible();
  for (const address of ["/pricing?from=mail", "/privacy-receipt"]) {
    await page.goto(`${address}#error=access_denied&error_code=otp_expired&error_description=x&sb=`);
    await expect(banner(page).getByRole("status")).toHaveText(/^That link was used or is too old: log in, or ask for/);
    await expect(page).toHaveURL(address);
  }
});

test("P6 live: a recovery link opened elsewhere says where it belongs, and its code can be typed there @nightly", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  await requestPasswordReset(page, email);
  const elsewhere = await (await browser.newContext({ baseURL: siteAddress("live") })).newPage();
  await elsewhere.goto((await receivedMail(email, `Reset your ${site.name} password`)).link);
  await pressLink(elsewhere);
  await expect(elsewhere).toHaveURL("/set-password");
  await expect(elsewhere.getByRole("heading", { name: "This link works only where it was requested." })).toBeVisible();
  await expect(main(elsewhere).getByRole("button", { name: "Send the email" })).toBeVisible();
  await elsewhere.context().close();

  await page.goto("/help");
  await page.request.post("/auth/v1/recover", { data: { email } });
  await requestPasswordReset(page, email);
  const form = dialog(page, "Reset your password");
  const field = form.getByLabel("Code from the email");
  const { code } = await receivedMail(email, `Reset your ${site.name} password`);
  await field.fill(code === "000000" ? "111111" : "000000");
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("alert")).toHaveText(/^The code is wrong or too old\./);
  await field.fill(inDigitsFrom("٠", code));
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/set-password");
  await expect(form).toBeHidden();
  await main(page).getByLabel("New password").fill(otherPassword);
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your new password is set.");
});

test("P6 D31 live: a new address applies once both mailboxes have confirmed it, which no scanner does @nightly", async ({
  page,
  browser,
}) => {
  const email = await enter(page);
  const moved = newEmail();
  await accountSection(page, "Email").getByLabel("New email").fill(moved);
  await accountSection(page, "Email").getByRole("button", { name: "Change email" }).click();
  await expect(accountSection(page, "Email").getByRole("status")).toContainText("Two emails are on their way.");
  const { link } = await receivedMail(email, `Confirm the change of your ${site.name} address`);
  const second = await receivedMail(moved, `Confirm your new ${site.name} address`);
  for (const scanned of [link, second.link]) await scan(browser, scanned, asksToPress);
  await page.goto(link);
  await expect(main(page).getByRole("status").first()).toContainText("One of two mailboxes confirmed.");
  await expect(accountSection(page, "Email")).toContainText(`Waiting for both mailboxes to confirm ${moved}.`);
  await page.goto(second.link);
  await expect(main(page).getByRole("status").first()).toContainText("Your address has changed.");
  await expect(accountSection(page, "Email").getByRole("definition")).toHaveText(moved);
});
