import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { consentWords, newsletterForm, newsletterPages } from "#content/generated/newsletter.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { dataDirectoryOf, newEmail } from "./account-visitor.ts";
import { expect, hydrated, siteAddress, test } from "./fixtures.ts";

test.use({ siteName: "live" });

/** The links of the latest email to an address. */
async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const folder = path.join(dataDirectoryOf("live"), "outbox");
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
    const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
    return emails.findLast((text) => text.includes(`To: ${email}`));
  };
  await expect.poll(read, { message: `an email to ${email}` }).toBeDefined();
  const text = ((await read()) ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
  return {
    confirm: /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "",
    unsubscribe: /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0] ?? "",
  };
}

/** Opens a page and waits until React has hydrated the footer's forms, which it does after the page, once their module has loaded. */
async function openForms(page: Page): Promise<void> {
  await page.goto("/help");
  await hydrated(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("footer form")].every((form) =>
      Object.keys(form).some((name) => name.startsWith("__reactProps")),
    ),
  );
}

async function subscribe(page: Page, email: string): Promise<void> {
  await openForms(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email newsletter").fill(email);
  await footer.getByRole("button", { name: "Subscribe to the newsletter" }).click();
  await expect(footer.getByRole("status")).toContainText(newsletterForm.sentTitle);
}

/** Acts as a mail scanner, which opens the link in its own browser and runs the page's scripts. */
async function scan(browser: Browser, link: string): Promise<void> {
  const scanner = await browser.newContext();
  const page = await scanner.newPage();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(link);
  await page.locator("html.loaded").waitFor();
  await expect(page.getByRole("main").getByRole("button")).toBeVisible();
  expect(posts).toEqual([]);
  await scanner.close();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("P2 live: the link confirms by itself in the browser that asked, after a mail scanner confirmed nothing; one tap unsubscribes", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await subscribe(page, email);
  const { confirm } = await linksTo(email);
  await scan(browser, confirm);
  await page.goto(confirm);
  await expect(heading(page)).toHaveText(newsletterPages.confirmed.heading);
  expect(page.url()).toBe(`${siteAddress("live")}/newsletter/confirmed`);
  expect(await page.evaluate((key) => localStorage.getItem(key), liveStorageKeys.newsletter)).toBeNull();

  await page.goto(confirm);
  await expect(heading(page)).toHaveText(newsletterPages.expired.heading);
  const { unsubscribe } = await linksTo(email);
  await scan(browser, unsubscribe);
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: newsletterPages.unsubscribe.action }).click();
  await expect(heading(page)).toHaveText(newsletterPages.unsubscribed.heading);
});

test("P2 P3 live: the forms say what is agreed to, and what is wrong", async ({ page }) => {
  await openForms(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(consentWords.email);
  await expect(footer).toContainText(consentWords.text);
  const email = footer.getByLabel("Email newsletter");
  await email.fill("owner@shop");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription(newsletterForm.failures.email);
  await page.route("**/newsletter", (route) => route.abort());
  await email.fill(newEmail());
  await email.press("Enter");
  await expect(footer.getByRole("alert")).toHaveText(newsletterForm.failures.unavailable);
});
