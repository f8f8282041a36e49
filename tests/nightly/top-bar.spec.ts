import { expect, test } from "#tests/journeys/fixtures.ts";

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
