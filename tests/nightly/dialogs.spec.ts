import type { Page } from "@playwright/test";
import { afterLoad, complete, expect, hydrated, test } from "#tests/journeys/fixtures.ts";

test.describe("behind an open dialog what nobody sees is skipped, and comes back at its height", () => {
  const parts = "body > header, main > *, body > footer";
  const boxes = (page: Page) =>
    page.locator(parts).evaluateAll((all) => all.map((part) => JSON.stringify(part.getBoundingClientRect())));
  const skipped = (page: Page) =>
    page.locator(parts).evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility === "hidden"));

  test("the whole page on a phone, where the ground of the dialog is opaque", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await complete(page);
    await hydrated(page);
    await afterLoad(page);
    const before = await boxes(page);
    const opener = page.getByRole("main").getByRole("button", { name: "Try Free" }).first();
    await opener.click();
    const dialog = page.getByRole("dialog", { name: "Create Your Account" });
    await expect(dialog).toBeVisible();
    expect(await skipped(page)).toEqual(before.map(() => true));
    expect(await boxes(page)).toEqual(before);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("scroll", resolve, { once: true });
          scrollBy({ top: 200, behavior: "instant" });
        }),
    );
    expect(await skipped(page)).toEqual(before.map(() => true));
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const ground = await dialog.evaluate((element) => getComputedStyle(element, "::backdrop").backgroundColor);
    expect(ground).toMatch(/^oklch\([\d. ]+\)$/);
    await page.emulateMedia({ media: "print" });
    expect(await skipped(page)).toEqual(before.map(() => false));
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await expect.poll(() => skipped(page)).toEqual(before.map(() => false));
    expect(await boxes(page)).toEqual(before);
  });

  test("also when it was opened before React came", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.getByRole("main").getByRole("button", { name: "Try Free" }).first().click();
    await expect(page.getByRole("dialog", { name: "Create Your Account" })).toBeVisible();
    await hydrated(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => skipped(page)).not.toContain(true);
    await expect(page.locator(parts).and(page.locator("[style]"))).toHaveCount(0);
    expect(await page.locator(parts).evaluateAll((all) => all.map((part) => part.clientHeight))).not.toContain(0);
  });

  test("what stands outside the window where the page shows through, and all of it once a phone is turned", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/");
    await complete(page);
    await hydrated(page);
    await afterLoad(page);
    await page.getByRole("main").getByRole("button", { name: "Try Free" }).first().click();
    const wide = await skipped(page);
    expect(wide.slice(0, 2)).toEqual([false, false]);
    expect(wide.at(-1)).toBe(true);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => skipped(page)).not.toContain(true);
    await page.getByRole("main").getByRole("button", { name: "Try Free" }).first().click();
    expect(await skipped(page)).not.toContain(false);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => skipped(page)).not.toContain(true);
  });
});
