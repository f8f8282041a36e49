import type { Page } from "@playwright/test";
import { consentWords, newsletterForm, newsletterPages } from "#words/newsletter.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { newEmail } from "./account-visitor.ts";
import { expect, hydrated, siteAddress, test } from "./fixtures.ts";
import { emailTo, scan } from "./outbox.ts";

test.use({ siteName: "live" });

async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const text = await emailTo(email);
  return {
    confirm: /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "",
    unsubscribe: /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0] ?? "",
  };
}

async function openForms(page: Page): Promise<void> {
  await page.goto("/help");
  await hydrated(page, "footer");
}

async function subscribe(page: Page, email: string): Promise<void> {
  await openForms(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email newsletter").fill(email);
  await footer.getByRole("button", { name: "Subscribe to the newsletter" }).click();
  await expect(footer.getByRole("status")).toContainText(newsletterForm.sentTitle);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const hasButton = (page: Page) => expect(page.getByRole("main").getByRole("button")).toBeVisible();

test("P2 live: the link confirms automatically in the requesting browser, after a mail scanner confirmed nothing; one tap unsubscribes", async ({
  page,
  browser,
}) => {
  const email = newEmail();
  await subscribe(page, email);
  const { confirm } = await linksTo(email);
  await scan(browser, confirm, hasButton);
  await page.goto(confirm);
  await expect(heading(page)).toHaveText(newsletterPages.confirmed.heading);
  expect(page.url()).toBe(`${siteAddress("live")}/newsletter/confirmed`);
  expect(await page.evaluate((key) => localStorage.getItem(key), liveStorageKeys.newsletter)).toBeNull();

  await page.goto(confirm);
  await expect(heading(page)).toHaveText(newsletterPages.expired.heading);
  const { unsubscribe } = await linksTo(email);
  await scan(browser, unsubscribe, hasButton);
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: newsletterPages.unsubscribe.action }).click();
  await expect(heading(page)).toHaveText(newsletterPages.unsubscribed.heading);
});

test("P2 P3 live: the forms show the consent text and errors @nightly", async ({ page }) => {
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

test("P3 live: a number without + asks for its country, and guesses none @nightly", async ({ page }) => {
  const sent: (string | null)[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData()));
  await openForms(page);
  const footer = page.getByRole("contentinfo");
  const number = footer.getByLabel("Updates by text");
  await number.fill("202 555 0177");
  await number.press("Enter");
  const country = footer.getByLabel(newsletterForm.country);
  await expect(country).toBeFocused();
  await expect(country).toHaveValue("");
  expect(sent).toEqual([]);
  await country.selectOption({ label: "United States" });
  await footer.getByRole("button", { name: "Text me updates" }).click();
  await expect(footer.getByRole("status")).toContainText(newsletterForm.textsTitle);
  expect(sent).toEqual(["phone=%2B12025550177&captcha_token="]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("P2 P3 D13 live: both forms, the confirmation and unsubscribing work @nightly", async ({ page }) => {
    const email = newEmail();
    const footer = page.getByRole("contentinfo");
    await page.goto("/help");
    await expect(footer).toContainText(newsletterForm.withPlus, { useInnerText: true });
    await footer.getByLabel("Email newsletter").fill(email);
    await footer.getByRole("button", { name: "Subscribe to the newsletter" }).click();
    await expect(heading(page)).toHaveText(newsletterPages.sent.heading);
    const { confirm, unsubscribe } = await linksTo(email);
    await page.goto(confirm);
    await page.getByRole("button", { name: newsletterPages.confirm.action }).click();
    await expect(heading(page)).toHaveText(newsletterPages.confirmed.heading);
    await page.goto(unsubscribe);
    await page.getByRole("button", { name: newsletterPages.unsubscribe.action }).click();
    await expect(heading(page)).toHaveText(newsletterPages.unsubscribed.heading);

    await footer.getByLabel("Updates by text").fill("202 555 0178");
    await footer.getByRole("button", { name: "Text me updates" }).click();
    await expect(heading(page)).toHaveText(newsletterPages["not-sent"].heading);
    await footer.getByLabel("Updates by text").fill("+1 202 555 0178");
    await footer.getByRole("button", { name: "Text me updates" }).click();
    await expect(heading(page)).toHaveText(newsletterPages.texts.heading);
  });
});
