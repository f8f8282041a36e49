import type { Locator, Page } from "@playwright/test";
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

/** Counts along a row through the letters, because a background painted over them would hide them. */
async function darkPixels(page: Page, element: Locator): Promise<number> {
  // Screenshots hide carets with a style that hydration would keep in the markup.
  await hydrated(page);
  const picture = (await element.screenshot()).toString("base64");
  return page.evaluate(async (file) => {
    const image = new Image();
    image.src = `data:image/png;base64,${file}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, Math.round(image.height * 0.55), image.width, 1) ?? {};
    return [...data].filter((value, index) => index % 4 === 0 && value < 100).length;
  }, picture);
}

test("forced colors: no name is hidden by the large figure below it, and every branch of a rack has its frame @nightly", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  const plan = page.getByRole("heading", { level: 3, name: "Enterprise" }).first();
  expect(await darkPixels(page, plan)).toBeGreaterThan(25);

  await page.goto("/case-studies/marlow-bakery-1");
  const business = page.getByRole("heading", { level: 1 }).getByText("Marlow Bakery");
  expect(await darkPixels(page, business)).toBeGreaterThan(25);

  await page.goto("/solutions");
  const hole = page.locator("figure li", { hasText: "Lisbon" });
  expect(await hole.evaluate((item) => getComputedStyle(item).borderTopWidth)).toBe("1px");
});
