import { expect, hydrated, test } from "./fixtures.ts";

test("a picture that never arrives does not hold hydration back", async ({ page }) => {
  await page.route(/\.svg/, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await hydrated(page);
});

test("D13 a dialog opened before hydration stays open, and what was typed stays", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>("#log-in input")?.value !== "");
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Log In" }).first().click();
  const email = page.getByRole("dialog", { name: "Welcome Back" }).getByLabel("Email");
  await email.fill("ruth@marlow-bakery.example");
  await hydrated(page);
  await expect(email).toHaveValue("ruth@marlow-bakery.example");
  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
});

test("S2.1 a service card clicked before hydration still carries its navigation state", async ({ page }) => {
  await page.goto("/", { waitUntil: "commit" });
  await page.locator('main a[data-replay][href="/pricing"]').nth(3).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Social/);
});

test("when the scripts can't be loaded the page goes on as it was served", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: "Solutions" }).first().click();
  await expect(page).toHaveURL(/\/solutions$/);
});

test("S2.5 a page whose script can't be had is loaded from the server instead", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.route(/\/assets\/solutions-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("banner").getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toMatch(/\/solutions$/);
});
