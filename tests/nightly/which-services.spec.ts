import { expect, test } from "#tests/journeys/fixtures.ts";

for (const [address, link, heading] of [
  ["/tools/which-services", "Which services do I need?", "Six questions"],
  ["/tools/text-cost", "What does a text cost?", "One text, or three?"],
] as const) {
  test(`D17 ${address} is linked from the prices, the services and the footer`, async ({ page }) => {
    for (const from of ["/pricing", "/product"]) {
      await page.goto(from);
      expect(await page.getByRole("main").locator(`a[href="${address}"]`).count(), from).toBeGreaterThan(0);
    }
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
  });
}
