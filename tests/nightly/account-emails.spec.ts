import {
  asksToPress,
  requestPasswordReset,
  accountSection,
  dialog,
  inDigitsFrom,
  enter,
  pressLink,
  receivedMail,
  main,
  newEmail,
  otherPassword,
  createAccount,
} from "#tests/journeys/account-visitor.ts";
import { expect, siteAddress, test } from "#tests/journeys/fixtures.ts";
import { scan } from "#tests/journeys/outbox.ts";
import { site } from "#content/brand/site.ts";

test.use({ siteName: "live" });

test("P6 live: a recovery link opened elsewhere says where it belongs, and its code can be typed there", async ({
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

test("P6 D31 live: a new address applies once both mailboxes have confirmed it, which no scanner does", async ({
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
