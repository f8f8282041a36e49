import { expect, hydrated, test } from "./fixtures.ts";
import { restingPlace, scrollTo } from "./landing.ts";

// A fading page can't be clicked. Reduced motion (playwright.config.ts) disables the fade without changing positions.
test("S2.3 S2.5 back and forward restore the scroll position", async ({ page }) => {
  await page.goto("/product");
  await hydrated(page);
  await scrollTo(page, 2600);

  await page.getByRole("banner").getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await expect.poll(() => restingPlace(page)).toBe(0);
  await scrollTo(page, 900);

  await page.goBack();
  await expect(page).toHaveURL(/\/product$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2600);
  await restingPlace(page);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("S2.5 going back from another page restores the tab and the position @nightly", async ({ page }) => {
  await page.goto("/product#crm");
  await hydrated(page);
  await page.getByRole("link", { name: "View Pricing for CRM" }).click();
  await expect(page.getByRole("tab", { name: "CRM" })).toHaveAttribute("aria-selected", "true");
  const place = (await restingPlace(page)) + 300;
  await page.getByRole("tab", { name: "SEO" }).click();
  await scrollTo(page, place);

  await page.getByRole("banner").getByRole("link", { name: "Solutions" }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await restingPlace(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing#seo$/);
  await expect(page.getByRole("tab", { name: "SEO" })).toHaveAttribute("aria-selected", "true");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
