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
  receivedMail,
  main,
  password,
} from "./account-visitor.ts";
import { expect, test } from "./fixtures.ts";
import { readFile } from "node:fs/promises";
import { site } from "#content/brand/site.ts";

test.use({ siteName: "live" });

test("P6 live: changing the password signs other devices out @nightly", async ({ page, browser }) => {
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

test("P6 live: ten recovery codes come with the app, each logs in once without the phone, and new ones replace them @nightly", async ({
  page,
  browser,
}) => {
  const email = await enter(page);
  await turnOnTwoSteps(page);
  const twoSteps = accountSection(page, "Two-step sign-in");
  const sheet = twoSteps.getByRole("group", { name: "Save these ten recovery codes." });
  const download = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Download as text" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`${site.name} recovery codes for ${email}`);
  const codes = await sheet.getByRole("listitem").allTextContents();
  expect(codes).toHaveLength(10);
  expect(file.split("\n").filter((line) => codes.includes(line))).toEqual(codes);
  await sheet.getByRole("button", { name: "I have saved them" }).click();
  await expect(sheet).toBeHidden();
  await expect(twoSteps.getByRole("listitem").last()).toContainText("10 of 10 left");
  await page.reload();
  await expect(twoSteps.getByRole("listitem").last()).toContainText("10 of 10 left");
  await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

  const other = await otherDevice(browser, email);
  const secondStep = dialog(other, "Two-step sign-in");
  await secondStep.getByRole("button", { name: "Use a recovery code" }).click();
  const field = secondStep.getByLabel("Recovery code");
  await expect(field).toBeFocused();
  await field.fill("not a code of mine");
  await secondStep.getByRole("button", { name: "Continue" }).click();
  await expect(field).toHaveAccessibleDescription(/Invalid recovery code/);
  await field.fill(inDigitsFrom("٠", codes[0] ?? ""));
  await secondStep.getByRole("button", { name: "Continue" }).click();
  await expect(secondStep).toBeHidden();
  const elsewhere = accountSection(other, "Two-step sign-in");
  await expect(elsewhere.getByRole("listitem").last()).toContainText("9 of 10 left");
  await receivedMail(email, "A recovery code was used");

  await elsewhere.getByRole("button", { name: "Make new codes" }).click();
  await elsewhere.getByRole("button", { name: "Yes, make ten" }).click();
  const renewed = elsewhere.getByRole("group", { name: "Save these ten recovery codes." });
  await expect(renewed.getByRole("listitem")).toHaveCount(10);
  await expect(renewed).not.toContainText(codes[1] ?? "");
  await elsewhere.getByRole("button", { name: "Remove" }).click();
  await elsewhere.getByRole("button", { name: "Yes, remove it" }).click();
  await expect(elsewhere.getByRole("status")).toContainText("Two-step sign-in is off.");
  await expect(renewed).toBeHidden();
  await other.context().close();
});

test("P6 live: without the second factor nobody is signed in @nightly", async ({ page, browser }) => {
  const email = await enter(page);
  await turnOnTwoSteps(page);
  const other = await otherDevice(browser, email);
  await expect(dialog(other, "Two-step sign-in")).toBeVisible();
  await other.reload();
  await expect(main(other).getByLabel("Code from your app")).toBeVisible();
  await main(other).getByRole("button", { name: "Log in as someone else" }).click();
  await askToLogIn(other);
  await submitLogIn(other, email, password);
  await expect(dialog(other, "Two-step sign-in")).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(dialog(other, "Two-step sign-in")).toBeHidden();
  await expect.poll(() => other.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
  await other.context().close();
});

test("P6 live: outside accounts are linked and unlinked, except the last @nightly", async ({ page }) => {
  await page.route("**/auth/v1/settings", (route) => route.fulfill({ json: { external: { github: true } } }));
  await enter(page);
  const waysIn = accountSection(page, "Linked accounts");
  await expect(waysIn.getByRole("listitem")).toContainText(["GitHub"]);
  await page.route("**/auth/v1/user/identities/authorize**", (route) => {
    const requested = new URL(route.request().url());
    expect(requested.searchParams.get("provider")).toBe("github");
    const back = requested.searchParams.get("redirect_to") ?? "";
    const refusal = "error=invalid_request&error_code=identity_already_exists";
    const result = `${refusal}&error_description=Identity+is+already+linked`;
    return route.fulfill({ json: { url: `${back}?${result}#${result}` } });
  });
  await waysIn.getByRole("button", { name: "Link GitHub" }).click();
  await expect(main(page).getByRole("alert")).toHaveText("That did not work. It’s already linked to an account here.");
  await expect(page).toHaveURL("/account");

  let linked = ["email", "github"];
  await page.route("**/auth/v1/user", async (route) => {
    const answer = await route.fetch();
    const user: { identities: object[] } = await answer.json();
    const identities = linked.map((provider) => ({ ...user.identities[0], provider, identity_id: provider }));
    await route.fulfill({ response: answer, json: { ...user, identities } });
  });
  await page.route("**/auth/v1/user/identities/github", (route) => {
    expect(route.request().method()).toBe("DELETE");
    linked = ["email"];
    return route.fulfill({ json: {} });
  });
  await page.reload();
  await waysIn.getByRole("button", { name: "Unlink GitHub" }).click();
  await waysIn.getByRole("button", { name: "Yes, unlink it" }).click();
  await expect(waysIn.getByRole("status")).toHaveText("It is unlinked.");
  await expect(waysIn.getByRole("button", { name: "Link GitHub" })).toBeVisible();
  linked = ["github"];
  await page.reload();
  await expect(waysIn).toContainText("It is your only way to log in.");
  await expect(waysIn.getByRole("button")).toHaveCount(0);
});
