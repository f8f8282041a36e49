import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

test.describe("in motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("S1.2 a menu is seen from the moment it opens, however long the next frame takes", async ({ page }) => {
    await page.goto("/");
    const opacity = await page.getByRole("button", { name: "Product" }).evaluate((button: HTMLButtonElement) => {
      button.click();
      return getComputedStyle(button.popoverTargetElement ?? button).opacity;
    });
    expect(opacity).toBe("1");
    await expect(page.locator("#product-menu")).toBeVisible();
  });
});

test("D13 a menu opened before hydration stays open through it", async ({ page }) => {
  await page.goto("/help", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Product" }).click();
  await hydrated(page, "body");
  await expect(page.locator("#product-menu")).toBeVisible();
});
