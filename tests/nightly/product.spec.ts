import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { excessWidth } from "#tests/journeys/page-checks/cut-off.ts";
import { expectInView } from "#tests/journeys/landing.ts";

test("S2.3 following a link to a service takes the keyboard along", async ({ page }) => {
  await page.goto("/product");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Services on this page" }).getByRole("link", { name: "SEO" }).click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "View Pricing for SEO" })).toBeFocused();
});

for (const width of [320, 768, 1920]) {
  test(`S2.3 the bar covers no heading at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/product#business-email");
    await expectInView(page, page.getByRole("heading", { name: /^Business email / }));
    expect(await page.evaluate(excessWidth)).toBeLessThanOrEqual(0);
  });
}

test("S2.3 after End the strip marks the last service, after Home none", async ({ page }) => {
  await page.goto("/product");
  await hydrated(page);
  const strip = page.getByRole("navigation", { name: "Services on this page" });
  await strip.getByRole("link", { name: "SMS" }).click();
  await expect(strip.getByRole("link", { name: "SMS" })).toHaveAttribute("aria-current", "location");
  await page.keyboard.press("End");
  await expect(strip.getByRole("link", { name: "CRM" })).toHaveAttribute("aria-current", "location");
  await expect(strip.locator("[aria-current]")).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(strip.locator("[aria-current]")).toHaveCount(0);
});
