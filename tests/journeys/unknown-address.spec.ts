import { notFound } from "#content/pages/not-found.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test("D7 an unknown address answers 404 with the site around it, and helps on", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.getByRole("navigation", { name: notFound.linksLabel }).getByRole("link");
  await expect(links).toHaveCount(notFound.links.length);
  await page.getByRole("link", { name: notFound.home }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("D7 an address in other letters than ours is unknown, before hydration and after", async ({ page }) => {
  const response = await page.goto("/Pricing");
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
});
