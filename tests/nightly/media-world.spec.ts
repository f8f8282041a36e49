import { expect, test } from "#tests/journeys/fixtures.ts";

test("S2.7 on a phone every category is in sight at once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/media-world");
  const filters = page.getByRole("group", { name: "Filter by category" }).getByRole("button");
  await filters.last().scrollIntoViewIfNeeded();
  for (const filter of await filters.all()) await expect(filter).toBeInViewport({ ratio: 1 });
});
