import { expect, test } from "#tests/journeys/fixtures.ts";

test("S2.7 on a phone every category is in sight at once, and its name stays while its stamps pass", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/media-world");
  const filters = page.getByRole("group", { name: "Filter by category" }).getByRole("button");
  for (const filter of await filters.all()) await expect(filter).toBeInViewport({ ratio: 1 });
  const leaf = page.getByRole("region", { name: "Review platforms" });
  await leaf.getByRole("link").last().focus();
  await expect(leaf.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  await expect(leaf.getByRole("heading", { name: "Review platforms" })).toBeInViewport({ ratio: 1 });
});
