import { expect, test } from "#tests/journeys/fixtures.ts";

const address = "/tools/text-cost";

test("D17 the count of a text is reached from the plans, the services and the footer", async ({ page }) => {
  for (const from of ["/pricing", "/product"]) {
    await page.goto(from);
    expect(await page.getByRole("main").locator(`a[href="${address}"]`).count(), from).toBeGreaterThan(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "What does a text cost?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("One text, or three?");
  await page.getByText("What fits into a text, and prices by country").click();
  await expect(page.getByRole("table")).toHaveCount(2);
});
