import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "#scripts/start-site.ts";
import {
  requestPasswordReset,
  accountSection,
  dialog,
  enter,
  inDigitsFrom,
  receivedMail,
  main,
  newEmail,
  otherDevice,
  otherPassword,
  password,
  createAccount,
  turnOnTwoSteps,
} from "#tests/journeys/account-visitor.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { site as brand } from "#content/brand/site.ts";

const movableClock = pathToFileURL(path.resolve(import.meta.dirname, "../../scripts/movable-clock.ts")).href;

// The tests move their server's clock, so they run in one process.
test.describe.configure({ mode: "default" });

let folder: string;
let site: RunningSite;
let secondsAhead = 0;

const dataDirectory = () => path.join(folder, "data");
const serverNow = () => Date.now() + secondsAhead * 1000;
const ask = (page: Page) => dialog(page, "Confirm that it’s you");

/** Moves the clock past the five minutes for which sign-ins and reauthentications count. */
async function later(): Promise<void> {
  secondsAhead += 6 * 60;
  await writeFile(path.join(folder, "offset"), String(secondsAhead));
}

async function showPassword(page: Page, secret = password): Promise<void> {
  await ask(page).getByLabel("Current password").fill(secret);
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(ask(page)).toBeHidden();
}

test.beforeAll(async () => {
  // Creating a database is slow on a busy machine.
  test.setTimeout(150_000);
  folder = await mkdtemp(path.join(tmpdir(), "proof-"));
  site = await startSite({
    DATA_DIR: dataDirectory(),
    SITE_PROFILE: "live",
    RATE_LIMIT_SCALE: "1000",
    GITHUB_CLIENT_ID: "client",
    GITHUB_CLIENT_SECRET: "client secret",
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: path.join(folder, "offset"),
  });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

test("P6 live: after five minutes a new password requires the current one, and the input stays", async ({ page }) => {
  await enter(page, site.url);
  await later();
  const box = accountSection(page, "Password");
  const change = box.getByRole("button", { name: "Change password" });
  await box.getByLabel("New password").fill(otherPassword);
  await change.click();
  await expect(ask(page).getByLabel("Current password")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(ask(page)).toBeHidden();
  await expect(change).toBeFocused();
  await expect(box.getByLabel("New password")).toHaveValue(otherPassword);
  await expect(box.getByRole("alert")).toHaveCount(0);
  await change.click();
  await ask(page).getByLabel("Current password").fill("not this one");
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(ask(page).getByLabel("Current password")).toHaveAccessibleDescription(/not right/);
  await showPassword(page);
  await expect(box.getByRole("status")).toContainText("Your password is changed.");
});

test("P6 live: after five minutes a code from the mailbox also works, and covers later changes", async ({
  page,
  browser,
}) => {
  const email = await enter(page, site.url);
  const other = await otherDevice(browser, email, site.url);
  await expect(accountSection(other, "Email")).toContainText(email);
  await other.context().close();
  await page.reload();
  await later();
  const moved = newEmail();
  await accountSection(page, "Email").getByLabel("New email").fill(moved);
  await accountSection(page, "Email").getByRole("button", { name: "Change email" }).click();
  await ask(page).getByRole("button", { name: "Email me a code" }).click();
  await expect(ask(page).getByLabel("Code from our email")).toBeFocused();
  const { code } = await receivedMail(email, `Your ${brand.name} code`, dataDirectory());
  await ask(page)
    .getByLabel("Code from our email")
    .fill(code === "000000" ? "000001" : "000000");
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(ask(page).getByLabel("Code from our email")).toHaveAttribute("aria-invalid", "true");
  await ask(page).getByLabel("Code from our email").fill(inDigitsFrom("٠", code));
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(accountSection(page, "Email").getByRole("status")).toContainText("Two emails are on their way.");
  await receivedMail(moved, `Confirm your new ${brand.name} address`, dataDirectory());

  const devices = accountSection(page, "Devices");
  await devices.getByRole("button", { name: /^Sign out: Chrome on Linux/ }).click();
  await expect(devices.getByRole("status")).toHaveText("That device is signed out.");
  await expect(ask(page)).toBeHidden();
});

test("P6 live: after five minutes, changes to other devices, outside accounts and the account itself require proof", async ({
  page,
  browser,
}) => {
  const email = await enter(page, site.url);
  const others = [await otherDevice(browser, email, site.url), await otherDevice(browser, email, site.url)];
  for (const other of others) {
    await expect(accountSection(other, "Email")).toContainText(email);
    await other.context().close();
  }
  await page.reload();
  await later();
  const devices = accountSection(page, "Devices");
  await devices
    .getByRole("button", { name: /^Sign out: Chrome on Linux/ })
    .first()
    .click();
  await ask(page).getByRole("button", { name: "Cancel" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(3);
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(devices.getByRole("status")).toHaveText("Every other device is signed out.");

  const box = accountSection(page, "Delete my account");
  await box.getByRole("button", { name: "Delete my account" }).click();
  await box.getByLabel("Your email, to confirm").fill(email);
  await box.getByRole("button", { name: "Delete permanently" }).click();
  await ask(page).getByRole("button", { name: "Cancel" }).click();
  await expect(box.getByLabel("Your email, to confirm")).toHaveValue(email);

  await page.route("https://github.com/**", (route) => route.fulfill({ body: "GitHub" }));
  await accountSection(page, "Linked accounts").getByRole("button", { name: "Link GitHub" }).click();
  await ask(page).getByLabel("Current password").fill(password);
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/^https:\/\/github\.com\/login\/oauth\/authorize/);

  await later();
  await page.goto(`${site.url}/account`);
  await box.getByRole("button", { name: "Delete my account" }).click();
  await box.getByLabel("Your email, to confirm").fill(email);
  await box.getByRole("button", { name: "Delete permanently" }).click();
  await showPassword(page);
  await expect(main(page).getByRole("status")).toContainText("Your account is deleted.");
});

test("P6 live: after five minutes an app is set up with the password and removed with one of its own codes", async ({
  page,
}) => {
  await enter(page, site.url);
  await later();
  const twoSteps = accountSection(page, "Two-step sign-in");
  await twoSteps.getByRole("button", { name: "Set up an app" }).click();
  await showPassword(page);
  await twoSteps.getByRole("button", { name: "Not now" }).click();
  const nextCode = await turnOnTwoSteps(page, serverNow);
  await later();
  await twoSteps.getByRole("button", { name: "Remove" }).click();
  await twoSteps.getByRole("button", { name: "Yes, remove it" }).click();
  await ask(page).getByRole("button", { name: "Use a code from my app" }).click();
  await expect(ask(page).getByLabel("Code from your app")).toBeFocused();
  await ask(page).getByLabel("Code from your app").fill(nextCode());
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(twoSteps.getByRole("status")).toContainText("Two-step sign-in is off.");
});

test("P6 live: after a slow password reset, a second code from the mailbox is required", async ({ page }) => {
  const email = await createAccount(page, { site: site.url });
  await requestPasswordReset(page, email);
  await page.goto((await receivedMail(email, `Reset your ${brand.name} password`, dataDirectory())).link);
  await main(page).getByLabel("New password").fill(otherPassword);
  await later();
  await main(page).getByRole("button", { name: "Save the new password" }).click();
  await expect(ask(page).getByLabel("Current password")).toHaveCount(0);
  await ask(page).getByRole("button", { name: "Email me a code" }).click();
  const { code } = await receivedMail(email, `Your ${brand.name} code`, dataDirectory());
  await ask(page).getByLabel("Code from our email").fill(code);
  await ask(page).getByRole("button", { name: "Continue" }).click();
  await expect(main(page).getByRole("status")).toContainText("Your new password is set.");
});
