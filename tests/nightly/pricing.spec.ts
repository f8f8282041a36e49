import type { Page } from "@playwright/test";
import { plans } from "#content/catalog/plans.ts";
import { services } from "#content/catalog/services.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const expectSelected = async (page: Page, name: string) => {
  await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
};

test("S9.2 the plans' differences are read across: rows of one name stand at one height, in every service", async ({
  page,
}) => {
  await page.goto("/pricing");
  await hydrated(page);
  for (const service of services) {
    await tab(page, service.shortName).click();
    await expectSelected(page, service.shortName);
    const rows = page.getByRole("article").locator("dl > div");
    const places = await rows.evaluateAll((all) =>
      all.map((row) => `${row.querySelector("dt")?.textContent} ${Math.round(row.getBoundingClientRect().top)}`),
    );
    expect(places).toHaveLength(15);
    expect(new Set(places).size).toBe(5);
    for (const [index, { id }] of plans.entries()) {
      const shown = await page.getByRole("article").nth(index).locator("dd").allTextContents();
      expect(shown.toSorted()).toEqual(service.plans[id].features.toSorted());
    }
  }
});

test("D8 plans of another service than the hash names are never shown, and its own come before anyone acts", async ({
  page,
}) => {
  const { promise: plansWereSought, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await plansWereSought;
    await route.continue();
  });
  // With a stopped clock, the deadline for hydration without input never comes.
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

test("D8 where the scripts can't be loaded, a hash leaves the plans that were served", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/pricing#crm");
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("D8 scripts that never come leave the plans that were served after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/assets\/.*\.js/, () => {});
  await page.goto("/pricing#crm");
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("S2.5 the plans print without the buttons and the tabs", async ({ page }) => {
  await page.goto("/pricing#seo");
  await expectSelected(page, "SEO");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "SEO", level: 2 })).toBeVisible();
  await expect(page.getByRole("article").nth(1)).toContainText(plans[1].price);
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.getByRole("button", { name: /Get Started/ })).toHaveCount(0);
});

test("S2.5 every price stands in one line where three plans share a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/pricing");
  const prices = page.getByRole("article").getByText(/^\$\d+$/);
  const heights = await prices.evaluateAll((all) => all.map((price) => price.getBoundingClientRect().height));
  expect(heights).toHaveLength(plans.length);
  expect(new Set(heights).size).toBe(1);
});

test("D1 the forecast multiplies the visitor's numbers in the open, and says which it can't read", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const sum = page.getByRole("group").filter({ hasText: "A forecast you can check" });
  await page.getByRole("heading", { name: "A forecast you can check" }).click();
  await expect(sum).toContainText("1,240 × 38/100 × 12/100 × 50/100 = 28.27, rounded; 28.27 × $12 = $339.24");
  await sum.getByRole("textbox", { name: "People on the list" }).fill("10,000");
  await sum.getByRole("textbox", { name: "Dollars per order" }).fill("20.50");
  await expect(sum).toContainText("10,000 × 38/100 × 12/100 × 50/100 = 228; 228 × $20.50 = $4,674");
  await sum.getByRole("textbox", { name: "Opens per 100 sent" }).fill("140");
  await expect(sum.getByRole("alert")).toHaveText("Opens per 100 sent: Enter a number from 0 to 100.");
  await expect(sum).not.toContainText("$");
  await sum.getByRole("button", { name: "Use the sample numbers" }).click();
  await expect(sum.getByRole("alert")).toHaveCount(0);
});
