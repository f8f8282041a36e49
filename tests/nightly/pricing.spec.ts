import type { Page } from "@playwright/test";
import { expect, test } from "#tests/journeys/fixtures.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const expectSelected = async (page: Page, name: string) => {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
};

test("D8 plans of another service than the hash's are never shown, and its own appear before any action", async ({
  page,
}) => {
  const { promise: plansWereSought, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await plansWereSought;
    await route.continue();
  });
  // A stopped clock never reaches the deadline for hydration without input.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const request = page.waitForRequest(/\/assets\/entry.*\.js$/);
  await page.goto("/pricing#crm");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await request;
  letScriptsCome();
  await expectSelected(page, "CRM");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("D8 if scripts never come, the served plans appear after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/pricing#crm");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("article")).toHaveCount(3);
});
