import type { Page } from "@playwright/test";
import { receiptPage as words } from "#words/receipt.ts";
import { accountPaths } from "#content/navigation.ts";
import { newEmail } from "#tests/journeys/account-visitor.ts";
import { expect, hydrated, siteAddress, test } from "#tests/journeys/fixtures.ts";
import { axeViolations } from "#tests/journeys/page-checks/accessibility.ts";

test.use({ siteName: "live" });

const address = accountPaths.privacyReceipt;
const browserPart = (page: Page) => page.getByRole("region", { name: words.browser.title });

test("P6 D17 live: axe finds nothing, the footer and the legal page link there, search engines don't index it; spec has none and links to none", async ({
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
