import { authErrors, weakPasswordReasons } from "#content/errors.ts";
import {
  banner,
  accountSection,
  dialog,
  receivedMail,
  main,
  newEmail,
  otherPassword,
  signUp,
} from "./account-visitor.ts";
import { expect, test } from "./fixtures.ts";

test.use({ siteName: "live" });

test("P6 D9 live: the email of a sign-up signs in and says so; used again, it offers another", async ({ page }) => {
  const email = await signUp(page);
  const { link } = await receivedMail(email, "Confirm your Larkpost account");
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
  await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await expect(page).toHaveURL("/confirm");
  const stranger = newEmail();
  await main(page).getByLabel("Email").fill(stranger);
  await main(page).getByRole("button", { name: "Send a new email" }).click();
  await expect(main(page).getByRole("status")).toContainText("Check your email.");
});

test("P6 live: a forgotten password: the email, its link, weak passwords and a new one", async ({ page }) => {
  const email = await signUp(page);
  await banner(page).getByRole("button", { name: "Log In" }).click();
  await dialog(page, "Welcome Back").getByRole("button", { name: "Forgot your password?" }).click();
  const forgotten = dialog(page, "Reset your password");
  await expect(forgotten.getByLabel("Email")).toBeFocused();
  await forgotten.getByRole("button", { name: "Send the email" }).click();
  await expect(forgotten.getByLabel("Email")).toHaveAccessibleDescription(/please fill this in/);
  await forgotten.getByLabel("Email").fill(email);
  await forgotten.getByRole("button", { name: "Send the email" }).click();
  await expect(forgotten.getByRole("status")).toContainText("Check your email.");

  const { link } = await receivedMail(email, "Reset your Larkpost password");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Set a new password" })).toBeVisible();
  const field = main(page).getByLabel("New password");
  await field.fill("bun");
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`${authErrors["weak-password"].sentence} ${weakPasswordReasons.length}`),
  );
  await expect(field).toBeFocused();
  await field.fill("password123");
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(field).toHaveAccessibleDescription(new RegExp(weakPasswordReasons.pwned));
  await field.fill(otherPassword);
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your new password is set.");
  await main(page).getByRole("link", { name: "Go to your account" }).click();
  await expect(accountSection(page, "Email")).toContainText(email);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works." })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Send the email" })).toBeVisible();
});
