import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

test("D17 a line can be found by its day, copied, and opened in the demo", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/templates");
  await page.getByText("A day of the year in", { exact: true }).click();
  await page.getByRole("navigation", { name: "A day of the year in" }).getByRole("link", { name: "May" }).click();
  await page.getByText("Your trade", { exact: true }).click();
  await page.getByRole("navigation", { name: "Your trade" }).getByRole("link", { name: "Florists" }).click();
  await page.getByRole("link", { name: "Flowers for Mother’s Day" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Flowers for Mother’s Day");
  await expect(
    page
      .getByRole("row", { name: /United Kingdom/ })
      .getByRole("cell")
      .first(),
  ).toContainText("Mar");
  await hydrated(page);
  await page.getByRole("button", { name: "Copy for SMS", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied for SMS." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Mother's Day is on Sunday\./);
  await page.getByRole("link", { name: "Use this line" }).click();
  await expect(page.getByLabel("Shop name")).toHaveValue("Kijani Seedlings");
  await expect(page.getByRole("region", { name: "The message as a text" })).toContainText("Potted, so they last");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D17 filters are links, and an empty result says so", async ({ page }) => {
    await page.goto("/templates?trade=gym");
    await page.getByText("Your reason", { exact: true }).click();
    await page.getByRole("navigation", { name: "Your reason" }).getByRole("link", { name: "Say sorry" }).click();
    await expect(page.getByRole("main")).toContainText("No message fits all of these yet. Remove a filter.");
  });
});
