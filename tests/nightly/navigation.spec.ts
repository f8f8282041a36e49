import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { restingPlace } from "#tests/journeys/landing.ts";

for (const address of ["/product#social-media", "/pricing#seo", "/solutions"]) {
  test(`S2.3 S2.5 a reload of ${address} keeps the place`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page, "body");
    await restingPlace(page);
    await page.mouse.wheel(0, 350);
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(200);
    await page.reload();
    await hydrated(page, "body");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
}
