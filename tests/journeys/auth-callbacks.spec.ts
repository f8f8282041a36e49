import type { Page } from "@playwright/test";
import { banner, createAccount, receivedMail, strangersFragment } from "./account-visitor.ts";
import { expect, siteAddress, test } from "./fixtures.ts";
import { dataDirectoryOf } from "./outbox.ts";

const subject = "Confirm your Larkpost account";
const spec = dataDirectoryOf("spec");
const status = (page: Page) => banner(page).getByRole("status");

test("D9 D10 the email signs in where the visitor signed up, and the address keeps nothing of it", async ({ page }) => {
  const email = await createAccount(page);
  await page.goto((await receivedMail(email, subject, spec)).link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
});

test("S4.3 a session in an address signs nobody in, is refused with a sentence and leaves the address", async ({
  page,
}) => {
  await page.goto(`/help${await strangersFragment(page)}`);
  await expect(status(page)).toHaveText("That link’s sign-in was not asked for here, so it was not used.");
  await expect(page).toHaveURL("/help");
  expect(await page.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
});

test("D10 a link that was used says what to do, and leaves a clean address", async ({ page, browser }) => {
  const email = await createAccount(page);
  const { link } = await receivedMail(email, subject, spec);
  const other = await (await browser.newContext({ baseURL: siteAddress("spec") })).newPage();
  for (const opened of [page, page, other]) await opened.goto(link);
  for (const opened of [page, other]) {
    await expect(status(opened)).toContainText(
      "That link was used or is too old: log in, or sign up again for a new email.",
    );
    await expect(opened).toHaveURL("/");
  }
  await other.context().close();
});
