import { photoHost } from "#content/photo-host.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const blocks = ["Enterprise", "Small Business", "Industry-Specific"];

test("S7.7 a photo that fails once the page is hydrated leaves its drawing", async ({ page, context }) => {
  const hydration = Promise.withResolvers<void>();
  await context.route(`${photoHost}/**`, async (route) => {
    await hydration.promise;
    await route.abort();
  });
  await page.goto("/solutions");
  await hydrated(page, "body");
  hydration.resolve();
  for (const name of blocks) {
    const block = page.getByRole("region", { name });
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator(`img[src^='${photoHost}/']`)).toHaveCount(0);
    await expect(block.locator("img[src*='solutions-']")).toBeVisible();
  }
});

test("no half of Small Business stands empty: words and window are as tall as each other, the week below both", async ({
  page,
}) => {
  for (const width of [1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/solutions");
    const block = page.getByRole("region", { name: "Small Business" });
    const words = await block.getByRole("heading", { level: 2 }).locator("..").boundingBox();
    const week = await block.getByRole("listitem").filter({ hasText: "Mon" }).boundingBox();
    const sunday = await block.getByRole("listitem").filter({ hasText: "Sun" }).boundingBox();
    const picture = await block.locator("img").first().locator("../..").boundingBox();
    if (!words || !week || !sunday || !picture) throw new Error("Something of the shop is not shown.");
    expect(words.height).toBeGreaterThan(picture.height * 0.7);
    expect(week.y).toBeGreaterThan(Math.max(picture.y + picture.height, words.y + words.height));
    expect(sunday.y).toBe(week.y);
  }
});

test("the print of Enterprise lies clear of the rack's holes at 768 px", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/solutions");
  const block = page.getByRole("region", { name: "Enterprise" });
  const hole = await block.getByRole("listitem").filter({ hasText: "Madrid" }).boundingBox();
  const print = await block.locator("img").first().boundingBox();
  if (!hole || !print) throw new Error("Rack or print is not shown.");
  expect(print.x > hole.x + hole.width || print.y > hole.y + hole.height).toBe(true);
});
