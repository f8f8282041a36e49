import type { Page, Browser } from "@playwright/test";
import { signedIn } from "#words/layout.ts";
import {
  asksToPress,
  banner,
  createAccount,
  openSignUp,
  pressLink,
  receivedMail,
  signUp,
  strangersFragment,
  otherPassword,
  password,
} from "./account-visitor.ts";
import { expect, siteAddress, test } from "./fixtures.ts";
import { getDataDirectory, scan } from "./outbox.ts";
import { site } from "#content/brand/site.ts";

const subject = `Confirm your ${site.name} account`;
const spec = getDataDirectory("spec");
const status = (page: Page) => banner(page).getByRole("status");

test("D9 D10 the email signs in where the visitor signed up, and leaves nothing in the address", async ({ page }) => {
  const email = await createAccount(page);
  await page.goto((await receivedMail(email, subject, spec)).link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
});

test("S4.3 a session in an address signs nobody in, is refused with a message and removed from the address", async ({
  page,
}) => {
  await page.goto(`/help${await strangersFragment(page)}`);
  await expect(status(page)).toHaveText("That link’s sign-in was not asked for here, so it was not used.");
  await expect(page).toHaveURL("/help");
  expect(await page.evaluate(() => localStorage.getItem("larkpost-session"))).toBeNull();
});

test("D10 D31 scanners don't use up a link, even with scripts; its visitor does, once, and then reads what to do @nightly", async ({
  page,
  browser,
}) => {
  const email = await createAccount(page);
  const { link } = await receivedMail(email, subject, spec);
  await scan(browser, link, asksToPress);
  await page.goto(link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await expect(page).toHaveURL("/");
  await expect(banner(page).getByRole("link", { name: signedIn.toDemo })).toBeVisible();
  // On a phone the status line is as wide as the window, and the page's title is below it.
  await page.setViewportSize({ width: 360, height: 740 });
  const line = await status(page).locator("..").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
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

async function otherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: siteAddress("spec"), reducedMotion: "reduce" })).newPage();
}

test("D9 D10 opened in another browser, the email confirms and asks the visitor to log in @nightly", async ({
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

test("D19 after two passwords were typed, an email opened elsewhere leads to a sign-up there, which sets one @nightly", async ({
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

test("S4.3 a session in an address doesn't replace the visitor's own @nightly", async ({ page }) => {
  const email = await createAccount(page);
  await page.goto((await receivedMail(email, subject, spec)).link);
  await expect(status(page)).toHaveText(`Signed in as ${email}`);
  await page.goto("about:blank");
  await page.goto(`/pricing${await strangersFragment(page)}`);
  await expect(status(page)).toContainText("so it was not used.");
  await expect(status(page)).toContainText(`Signed in as ${email}`);
});
