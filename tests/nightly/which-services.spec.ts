import { expect, test } from "#tests/journeys/fixtures.ts";

test("D17 the questions are reached from the calculator, the services, the answers and the footer", async ({
  page,
}) => {
  const address = "/tools/which-services";
  for (const from of ["/pricing", "/product", "/help/starting"]) {
    await page.goto(from);
    expect(await page.getByRole("main").locator(`a[href="${address}"]`).count()).toBeGreaterThan(0);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Which services do I need?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Six questions");
});
