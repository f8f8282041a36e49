import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { receiptPage as words } from "#words/receipt.ts";
import { accountPaths } from "#content/navigation.ts";
import { liveStorageKeys } from "#shared/live-storage-keys.ts";
import { storageKeys } from "#shared/storage-keys.ts";
import { newEmail } from "./account-visitor.ts";
import { expect, siteAddress, test, hydrated } from "./fixtures.ts";
import { emailTo, scan } from "./outbox.ts";
import { axeViolations } from "#tests/journeys/page-checks/accessibility.ts";

test.use({ siteName: "live" });

const address = accountPaths.privacyReceipt;
const browserPart = (page: Page) => page.getByRole("region", { name: words.browser.title });
const addressPart = (page: Page) => page.getByRole("region", { name: words.address.title });

async function ask(page: Page, email: string): Promise<string> {
  await page.goto(address);
  await addressPart(page).getByLabel(words.address.label).fill(email);
  await addressPart(page).getByRole("button", { name: words.address.submit }).click();
  await expect(addressPart(page).getByRole("status")).toContainText(words.address.sentTitle);
  return /https?:\/\/\S+\/privacy-receipt#proof=[\w-]+/.exec(await emailTo(email))?.[0] ?? "";
}

test("P6 live: an address's data is opened by the requesting browser, after a mail scanner opened nothing; downloaded; erased @nightly", async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail();
  const message = { email, name: "Ruth", business: "Marlow Bakery", message: "<b>Two shops</b>" };
  const stored = await request.post("/rest/v1/contact_messages", {
    data: message,
    headers: { apikey: "sb_publishable_larkpost_embedded" },
  });
  expect(stored.ok()).toBe(true);
  const link = await ask(page, email);
  await scan(browser, link, async (scanner) => {
    await expect(addressPart(scanner).getByRole("button", { name: words.address.open })).toBeFocused();
    await expect(scanner).toHaveURL(/^[^#]*$/);
  });
  await page.goto("about:blank");
  // A clock that is three hours fast must not close the receipt.
  await page.clock.setFixedTime(Date.now() + 3 * 60 * 60_000);
  await page.goto(link);
  const part = addressPart(page);
  await expect(part.getByRole("status")).toContainText(email);
  await expect(part).toContainText("<b>Two shops</b>");
  expect(await page.evaluate((key) => localStorage.getItem(key), liveStorageKeys.receipt)).toBeNull();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    part.getByRole("button", { name: words.address.opened.download }).click(),
  ]);
  const file: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(file).toMatchObject({ address: email, chat: [], newsletter: [], contact: [{ text: message.message }] });

  await part.getByRole("button", { name: words.address.opened.erase }).click();
  await part.getByRole("button", { name: words.address.opened.yes }).click();
  await expect(part.getByRole("status")).toBeFocused();
  await expect(part).toContainText(words.address.opened.nothing);

  await page.goto("about:blank");
  await page.goto(link);
  await part.getByRole("button", { name: words.address.open }).click();
  await expect(part.getByRole("alert")).toHaveText(words.address.failures.expired);
});

test("P6 live: this browser's entries are shown without their secrets, downloaded, and erased by one button", async ({
  page,
}) => {
  await page.addInitScript(
    ({ theme, session, extension }) => {
      if (sessionStorage.getItem("filled")) return;
      localStorage.setItem(theme, "dark");
      localStorage.setItem(`${session}-7f3a-code-verifier`, "canary");
      localStorage.setItem(extension, "1");
      sessionStorage.setItem("filled", "yes");
    },
    { theme: storageKeys.theme, session: storageKeys.session, extension: "x-extension" },
  );
  await page.goto(address);
  const part = browserPart(page);
  await expect(part.getByRole("listitem").filter({ hasText: storageKeys.theme })).toContainText(
    words.browser.entries.theme.what,
  );
  await expect(part.getByRole("listitem").filter({ hasText: "x-extension" })).toContainText(
    words.browser.others.stranger.what,
  );
  await expect(part).not.toContainText("canary");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    part.getByRole("button", { name: words.browser.download }).click(),
  ]);
  const file = await readFile(await download.path(), "utf8");
  expect(file).toContain(storageKeys.theme);
  expect(file).not.toContain("canary");
  await part.getByRole("button", { name: words.browser.erase }).click();
  await expect(part.getByRole("status")).toBeFocused();
  await expect(part.getByRole("status")).toContainText(words.browser.erasedTitle);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("P6 live: an invalid address is reported next to its field, and a forged link opens nothing @nightly", async ({
  page,
}) => {
  await page.goto(`${address}#proof=${"x".repeat(10_000)}`);
  const part = addressPart(page);
  await part.getByRole("button", { name: words.address.open }).click();
  await expect(part.getByRole("alert")).toHaveText(words.address.failures.expired);
  const field = part.getByLabel(words.address.label);
  await field.fill("owner@shop");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(words.address.failures.email);
  await expect(field).toBeFocused();
});

test("P1 live: Global Privacy Control support is declared if it is honored", async ({ request }) => {
  const declared = await request.get("/.well-known/gpc.json");
  expect(declared.headers()["content-type"]).toContain("application/json");
  expect(await declared.json()).toEqual({ gpc: true, lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  expect((await request.get(`${siteAddress("spec")}/.well-known/gpc.json`)).status()).toBe(404);
});

test("P6 D17 live: axe finds nothing, the footer and the legal page link there, search engines don't index it; spec has none and links to none @nightly", async ({
  page,
  request,
}) => {
  await page.goto(address);
  await hydrated(page);
  await expect(browserPart(page)).toBeVisible();
  expect(await axeViolations(page, "main")).toEqual([]);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/legal");
  const links = page.locator(`a[href="${address}"]`);
  await expect(page.getByRole("main").locator(links)).toHaveCount(1);
  await expect(page.getByRole("contentinfo").locator(links)).toHaveCount(1);
  const spec = siteAddress("spec");
  expect((await request.get(spec + address)).status()).toBe(404);
  expect((await request.post(`${spec}/privacy/v1/requests`, { data: { email: newEmail(), key: null } })).status()).toBe(
    405,
  );
  expect(await (await request.get(`${spec}/legal`)).text()).not.toContain(`"${address}"`);
});
