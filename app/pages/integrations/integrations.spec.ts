import { expect, test } from "#tests/journeys/fixtures.ts";

test.use({ javaScriptEnabled: false });

test("D17 the board of /integrations is filtered without scripts @nightly", async ({ page }) => {
  await page.goto("/integrations");
  const rows = page.locator("#systems tbody tr");
  const named = rows.filter({ hasText: "Not yet" });
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  await page.getByRole("radio", { name: "Not yet" }).check();
  await expect(named.filter({ visible: true })).toHaveCount(await named.count());
  await expect(rows.filter({ visible: true })).toHaveCount(await named.count());
});
