import type { Browser, Page } from "@playwright/test";
import {
  banner,
  createAccount,
  otherPassword,
  password,
  pressLink,
  receivedMail,
  strangersFragment,
} from "#tests/journeys/account-visitor.ts";
import { expect, siteAddress, test } from "#tests/journeys/fixtures.ts";
import { getDataDirectory } from "#tests/journeys/outbox.ts";
import { site } from "#content/brand/site.ts";

const subject = `Confirm your ${site.name} account`;
const spec = getDataDirectory("spec");
const status = (page: Page) => banner(page).getByRole("status");

async function otherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: siteAddress("spec"), reducedMotion: "reduce" })).newPage();
}

test("D9 D10 opened in another browser, the email confirms and asks the visitor to log in", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  const other = await otherBrowser(browser);
  await other.goto((await receivedMail(email, subject, spec)).link);
  await pressLink(other);
  await expect(status(other)).toHaveText("Your address is confirmed. Please log in.");
  await expect(other).toHaveURL("/");
  await banner(other).getByRole("button", { name: "Log In" }).click();
  const form = other.getByRole("dialog", { name: "Welcome Back" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password").fill(password);
  await form.getByRole("button", { name: "Log In" }).click();
  await expect(status(other)).toHaveText(`Signed in as ${email}`);
  await other.context().close();
});

test("D19 after two passwords were typed, an email opened elsewhere leads to a sign-up there, which sets one", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page, { secret: otherPassword });
  const other = await otherBrowser(browser);
  await other.request.post("/auth/v1/signup", { data: { email, password: "a third, of nobody here" } });
  await page.request.post("/auth/v1/resend", { data: { email, type: "signup" } });
  await other.goto((await receivedMail(email, subject, spec)).link);
  await pressLink(other);
  await expect(status(other)).toHaveText(/^Address confirmed\. .* sign up in this browser and open the email here/);
  const sent = (await receivedMail(email, subject, spec)).link;
  await createAccount(other, { email });
  await expect.poll(async () => (await receivedMail(email, subject, spec)).link).not.toBe(sent);
  await other.goto((await receivedMail(email, subject, spec)).link);
  await expect(status(other)).toHaveText(`Signed in as ${email}`);
  const signIn = (secret: string) =>
    page.request.post("/auth/v1/token?grant_type=password", { data: { email, password: secret } });
  expect([(await signIn(password)).status(), (await signIn(otherPassword)).status()]).toEqual([200, 400]);
  await other.context().close();
});

test("S4.3 a session in an address doesn't replace the visitor's own", async ({ page }) => {
  const email = await createAccount(page);
  await page.goto((await receivedMail(email, subject, spec)).link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await page.goto("about:blank");
  await page.goto(`/pricing${await strangersFragment(page)}`);
  await expect(status(page)).toContainText("so it was not used.");
  await expect(status(page)).toContainText(`Signed in as ${email}`);
});
