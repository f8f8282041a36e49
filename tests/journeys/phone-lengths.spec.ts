import { expect, hydrated, test } from "./fixtures.ts";

/** The longest that a page may be on a phone of 390 px, in pixels: what is more is folded, in columns, or left out. */
const maxHeights: Readonly<Record<string, number>> = {
  "/legal": 9000,
  "/resources": 7500,
  "/developer": 8000,
  "/learn/digital-marketing": 8000,
  "/learn/ecommerce": 8000,
  "/pricing": 8500,
  "/product": 9500,
  "/media-world": 5500,
  "/social-media-world": 5500,
  "/glossary": 5500,
};

test("D20 pages and the footer are short enough for a phone, and what is folded opens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heights: Record<string, number> = {};
  for (const route of Object.keys(maxHeights)) {
    await page.goto(route);
    await hydrated(page);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("contentinfo").locator("details[open]")).toHaveCount(0);
    heights[route] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  const tooLong = Object.entries(heights).filter(([route, height]) => height > (maxHeights[route] ?? 0));
  expect(tooLong).toEqual([]);

  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(900);
  await footer.getByText("Explore").click();
  await expect(footer.getByRole("link", { name: "Solutions" })).toBeVisible();
  await page.goto("/legal#terms-3");
  await expect(page.locator("#terms-3 details")).toHaveAttribute("open", "");

  await page.goto("/product");
  const feature = page.getByText("One card across all ten services");
  await expect(feature).toBeHidden();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(feature).toBeVisible();
});
