import type { Page } from "@playwright/test";
import { emailLink } from "#words/callback-status.ts";
import { signedIn } from "#words/layout.ts";
import {
  banner,
  createAccount,
  openSignUp,
  pressLink,
  receivedMail,
  signUp,
  strangersFragment,
} from "./account-visitor.ts";
import { expect, siteAddress, test } from "./fixtures.ts";
import { dataDirectoryOf, scan } from "./outbox.ts";

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

test("D10 D31 scanners use no link up, also with scripts; its visitor does, once, and then it says what to do", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  const { link } = await receivedMail(email, subject, spec);
  for (let visit = 0; visit < 9; visit += 1) {
    expect((await page.request.fetch(link, { method: visit % 2 ? "GET" : "HEAD" })).ok()).toBe(true);
  }
  await scan(browser, link, (scanner) => expect(scanner.getByRole("button", { name: emailLink.use })).toBeVisible());
  await page.goto(link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: signedIn.toDemo })).toBeVisible();
  await openSignUp(page);
  await expect(signUp(page)).toContainText(signedIn.already(email));

  const other = await (await browser.newContext({ baseURL: siteAddress("spec") })).newPage();
  for (const opened of [page, other]) {
    await opened.goto("about:blank");
    await opened.goto(link);
    await pressLink(opened);
    await expect(status(opened)).toContainText(
      "That link was used or is too old: log in, or sign up again for a new email.",
    );
    await expect(opened).toHaveURL("/");
  }
  await other.context().close();
});
