import { expect, hydrated, test } from "./fixtures.ts";

test("the first tab stop of every page skips to its content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("forced colors: the main button keeps an edge @nightly", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("main").getByRole("button", { name: "Try Free" });
  const edge = await button.evaluate((element) => {
    const own = getComputedStyle(element);
    const before = getComputedStyle(element, "::before");
    return [own, before].some(
      ({ borderTopStyle, borderTopWidth }) => borderTopStyle !== "none" && Number.parseFloat(borderTopWidth) >= 1,
    );
  });
  expect(edge).toBe(true);
});
