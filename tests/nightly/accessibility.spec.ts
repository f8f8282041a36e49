import { storageKeys } from "#shared/storage-keys.ts";
import { expect, test } from "#tests/journeys/fixtures.ts";
import { axeViolations } from "#tests/journeys/page-checks/accessibility.ts";

for (const route of ["/", "/features/smart-personalization", "/features/flexible-pricing", "/demo"]) {
  test(`axe finds nothing by day or night: ${route} with the visitor's own line`, async ({ page }) => {
    await page.addInitScript((key) => sessionStorage.setItem(key, "Fresh hake at noon"), storageKeys.ownLine);
    await page.goto(route);
    await expect(page.getByRole("main").getByText("Fresh hake at noon").first()).toBeVisible();
    expect(await axeViolations(page, "main")).toEqual([]);
  });
}
