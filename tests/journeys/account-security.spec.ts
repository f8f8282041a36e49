import {
  askToLogIn,
  banner,
  accountSection,
  dialog,
  enter,
  inDigitsFrom,
  submitLogIn,
  otherDevice,
  otherPassword,
  turnOnTwoSteps,
} from "./account-visitor.ts";
import { expect, test } from "./fixtures.ts";

test.use({ siteName: "live" });

test("P6 live: changing the password signs other devices out", async ({ page, browser }) => {
  const email = await enter(page);
  const other = await otherDevice(browser, email);
  await expect(accountSection(other, "Email")).toContainText(email);
  const box = accountSection(page, "Password");
  await box.getByLabel("New password").fill(otherPassword);
  await box.getByRole("button", { name: "Change password" }).click();
  await expect(box.getByRole("status")).toContainText("Your password is changed.");
  await other.reload();
  await askToLogIn(other);
  await submitLogIn(other, email, otherPassword);
  await expect(accountSection(other, "Email")).toContainText(email);
  await other.context().close();
});

test("P6 live: two-step sign-in is set up, asked for in the same login dialog, and removed @nightly", async ({
  page,
  browser,
}) => {
  const email = await enter(page);
  const twoSteps = accountSection(page, "Two-step sign-in");
  await twoSteps.getByRole("button", { name: "Set up an app" }).click();
  await twoSteps.getByLabel("Code from your app").fill("000000");
  await twoSteps.getByRole("button", { name: "Turn it on" }).click();
  await expect(twoSteps.getByLabel("Code from your app")).toHaveAttribute("aria-invalid", "true");
  await twoSteps.getByRole("button", { name: "Not now" }).click();
  const nextCode = await turnOnTwoSteps(page);
  await page.reload();
  await expect(twoSteps).toContainText("It is on.");

  const other = await otherDevice(browser, email);
  const secondStep = dialog(other, "Two-step sign-in");
  await expect(secondStep.getByLabel("Code from your app")).toBeFocused();
  await expect(banner(other).getByRole("button", { name: "Log In" })).toBeAttached();
  await secondStep.getByLabel("Code from your app").fill("000000");
  await secondStep.getByRole("button", { name: "Continue" }).click();
  await expect(secondStep.getByLabel("Code from your app")).toHaveAccessibleDescription(/The code is wrong or too old/);
  await secondStep.getByLabel("Code from your app").fill(inDigitsFrom("０", nextCode()));
  await secondStep.getByRole("button", { name: "Continue" }).click();
  await expect(secondStep).toBeHidden();
  await expect(accountSection(other, "Two-step sign-in")).toContainText("It is on.");
  await other.context().close();

  await twoSteps.getByRole("button", { name: "Remove" }).click();
  await twoSteps.getByRole("button", { name: "Keep it" }).click();
  await expect(twoSteps.getByRole("button", { name: "Remove" })).toBeFocused();
  await twoSteps.getByRole("button", { name: "Remove" }).click();
  await twoSteps.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is off.");
  await expect(twoSteps.getByRole("button", { name: "Set up an app" })).toBeVisible();
});
