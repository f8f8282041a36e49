import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

test("S2.9 in a tab that is never painted, the list comes all the same", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto("/social-media-world");
  await expect(page.getByRole("region", { name: "Directory" }).getByRole("listitem").first()).toBeVisible();
});

test("when the fonts can't be had the page stays in its fallback, whole", async ({ page }) => {
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto("/");
  await hydrated(page, "body");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});
